import { startSmtp } from './smtp.ts';
import { MailStore } from './store.ts';
import { startWeb } from './web.ts';

// A process of its own: while it takes thousands of mails a second, nothing else waits for it.
const { MAILBOX_DIR, MAILBOX_PORT, SMTP_PORT } = process.env;
const store = await MailStore.open(MAILBOX_DIR ?? 'mailbox');
const smtp = await startSmtp(store, Number(SMTP_PORT));
const web = await startWeb(store, Number(MAILBOX_PORT));

let isEnding = false;
function end(): void {
  if (isEnding) return;
  isEnding = true;
  web.close();
  web.closeAllConnections();
  smtp.close(() => {
    void store.close().finally(() => process.exit(0));
  });
}

process.on('SIGTERM', end);
process.on('SIGINT', end);
