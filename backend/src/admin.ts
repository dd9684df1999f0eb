import { Audit } from '@tablefall/platform/audit/audit';
import { Clock } from '@tablefall/platform/clock/clock';
import { Transactions } from '@tablefall/platform/database/transactions';
import { command } from './command.ts';
import { entities } from './entities.ts';
import { isEmailAddress } from './http/input/email.ts';
import { OperationError } from './system/backup/programs.ts';
import { NotStaffError, StaffLinks } from './users/staff-links.ts';

const USAGE = `Say what to do:
  tablefall admin sign-in-link [address]  prints a link that signs in once, of ADMIN_EMAIL or of another of the staff
  tablefall admin add <address>           makes somebody an administrator, where no other one can sign in`;

// Lets staff in while no mail arrives, for whoever has the server in hand. Needs the database alone.
await command(async ({ say, database, config }) => {
  const [action, given] = process.argv.slice(2);
  const address = given ?? config.ADMIN_EMAIL;
  const isKnown = action === 'sign-in-link' || (action === 'add' && given && isEmailAddress(given));
  if (!isKnown) throw new OperationError(USAGE);
  const { em } = await database(entities);
  const transactions = new Transactions(em.fork(), new Clock());
  try {
    const links = new StaffLinks(transactions, new Audit(transactions), config);
    if (action === 'add') {
      await links.addAdministrator(address);
      say(`${address} is an administrator now, and signs in as everybody does.`);
      return;
    }
    const { link, validMinutes } = await links.make(address);
    say(link);
    say(
      `It signs in ${address}, once, within ${validMinutes} minutes. Whoever has it is let in: send it to nobody.`,
    );
  } catch (error) {
    throw error instanceof NotStaffError ? new OperationError(error.message) : error;
  }
});
