import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { Clock } from '@tablefall/platform/clock/clock';
import { Transactions } from '@tablefall/platform/database/transactions';
import { type Command, command } from './command.ts';
import { entities } from './entities.ts';
import { LONGEST_PURPOSE, MOST_TOKEN_DAYS, TOKEN_SCOPE_NAMES } from './http/access/token-scopes.ts';
import { isEmailAddress } from './http/input/email.ts';
import { isOneLine } from './http/input/text.ts';
import { OperationError } from './system/backup/programs.ts';
import { AccountsService } from './users/accounts.service.ts';
import { NotStaffError, StaffLinks } from './users/staff-links.ts';
import { ApiTokens } from './users/tokens/api-tokens.service.ts';

const USAGE = `Say what to do:
  tablefall admin sign-in-link [address]  prints a link that signs in once, of ADMIN_EMAIL or of another of the staff
  tablefall admin add <address>           makes somebody an administrator, where no other one can sign in
  tablefall admin token <purpose> <scope,scope> [days]  prints a token for a program, in the name of ADMIN_EMAIL; scopes: ${TOKEN_SCOPE_NAMES.join(', ')}`;

// Lets staff in while no mail arrives, for whoever has the server in hand. Needs the database alone.
await command(async ({ say, database, config }) => {
  const [action, given, ...more] = process.argv.slice(2);
  if (action === 'token') return makeToken([given, ...more], { say, database, config });
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

async function makeToken(
  [purpose = '', given = '', days = '30']: (string | undefined)[],
  { say, database, config }: Command,
): Promise<void> {
  const scopes = TOKEN_SCOPE_NAMES.filter((scope) => given.split(',').includes(scope));
  const isKnown = given.split(',').length === scopes.length;
  if (!purpose.trim() || !isKnown || !(Number(days) >= 1)) throw new OperationError(USAGE);
  if (purpose.length > LONGEST_PURPOSE || !isOneLine(purpose))
    throw new OperationError(`Say in one line of at most ${LONGEST_PURPOSE} characters what it is for.`);
  if (!Number.isInteger(Number(days)) || Number(days) > MOST_TOKEN_DAYS)
    throw new OperationError(`A token holds for at most ${MOST_TOKEN_DAYS} days.`);
  const { em } = await database(entities);
  const clock = new Clock();
  const transactions = new Transactions(em.fork(), clock);
  const maker = addressKey(config.ADMIN_EMAIL);
  const { id } = await transactions.run(async (unit) => {
    const accounts = new AccountsService(config);
    await accounts.openAccount(unit, maker);
    return accounts.lockAccount(unit.em, { email: maker });
  });
  const tokens = new ApiTokens(em.fork(), transactions, new Audit(transactions), config, clock);
  say(await tokens.make({ purpose, scopes, days: Number(days) }, id));
  say(
    `It is shown once. A program sends it as "Authorization: Bearer …", for ${days} days, in the name of ${maker}.`,
  );
}
