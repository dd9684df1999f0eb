import { Audit } from '@tablefall/platform/audit/audit';
import { Clock } from '@tablefall/platform/clock/clock';
import { Transactions } from '@tablefall/platform/database/transactions';
import { mailHold, waitingMail } from '@tablefall/platform/outbox/mail-hold';
import { command } from './command.ts';
import { OperationError } from './system/backup/programs.ts';
import { MailHoldService } from './system/mail-hold/mail-hold.service.ts';

const USAGE = `Say what to do:
  tablefall mail status                  whether mail is held, and what waits
  tablefall mail hold <why>              hold all mail
  tablefall mail cancel-before <moment>  cancel what may have left before it, as 2026-11-23T03:17:00Z
  tablefall mail release                 let mail leave again`;

// Holds all mail, and lets it go, for whoever cannot sign in: the sign-in mail is held, too.
await command(async ({ say, database }) => {
  const [action, ...words] = process.argv.slice(2);
  const { em } = await database();
  const transactions = new Transactions(em.fork(), new Clock());
  const mail = new MailHoldService(transactions, new Audit(transactions));
  switch (action) {
    case 'status':
      break;
    case 'hold':
      await mail.hold(words.join(' ') || 'Held by a command.', null);
      break;
    case 'release':
      await mail.release();
      break;
    case 'cancel-before': {
      const moment = new Date(words[0] ?? '');
      if (Number.isNaN(moment.getTime())) throw new OperationError(USAGE);
      const { mails, mailings } = await mail.cancelBefore(moment);
      say(`Cancelled: ${mails} mails and ${mailings} scheduled mailings.`);
      break;
    }
    default:
      throw new OperationError(USAGE);
  }
  await transactions.run(async (unit) => {
    const hold = await mailHold(unit.em);
    const { waiting, lateMailings } = await waitingMail(unit);
    say(hold ? `Mail is held since ${hold.since}: ${hold.note}` : 'Mail leaves.');
    say(`${waiting} mails wait, and ${lateMailings} scheduled mailings whose time has come.`);
  });
});
