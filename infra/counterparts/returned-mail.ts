import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../local/supervisor/processes.ts';
import type { DebianRoot } from './debian-root.ts';
import { expectThat, type Trial } from './finding.ts';
import type { MailProduct } from './mail-product.ts';
import { ACCOUNTS, CERTIFICATE, MAILBOXES } from './relays/relay.ts';
import type { Candidate } from './run.ts';
import { GONE } from './world.ts';

/** Holds the mailbox of returned mail. */
export const DOVECOT: Candidate = {
  name: 'Dovecot',
  packages: ['dovecot-imapd'],
  version: `dovecot --version | cut -d ' ' -f 1`,
};

/** A shell script that runs Dovecot over the maildirs that Postfix delivers to. */
export const dovecotScript = (port: number) => `
for name in dovecot:901 dovenull:902; do
  echo "\${name%:*}:x:\${name#*:}:\${name#*:}::/run:/usr/sbin/nologin" >>/etc/passwd
  echo "\${name%:*}:x:\${name#*:}:" >>/etc/group
done
cat >/etc/dovecot.conf <<'X'
protocols = imap
listen = 127.0.0.1
log_path = /dev/stderr
ssl = required
ssl_cert = <${CERTIFICATE.file}
ssl_key = <${CERTIFICATE.key}
mail_location = maildir:${MAILBOXES}/%u
first_valid_uid = 5000
passdb {
  driver = static
  args = password=${ACCOUNTS.password}
}
userdb {
  driver = static
  args = uid=5000 gid=5000 home=${MAILBOXES}/%u
}
service imap-login {
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = ${port}
    ssl = yes
  }
}
X
exec dovecot -F -c /etc/dovecot.conf
`;

const RETURNED = 3;
/** The product looks four times a minute for jobs that are due. */
const PATIENCE_MS = 60_000;

/** Mails that the world refuses after the relay took them come back, and the product learns of it. */
export async function tryReturnedMail(root: DebianRoot, trial: Trial, product: MailProduct): Promise<void> {
  const mailbox = (folder: string) => {
    const path = join(root.home, 'mail/bounces', folder);
    return existsSync(path) ? readdirSync(path) : [];
  };
  await trial.try('mails that Postfix returns, read by imaps', async () => {
    const list = [GONE, 'guest'].flatMap((name) =>
      Array.from({ length: RETURNED }, (_, n) => ({
        name: `Returned ${n}`,
        email: `${name}.returned.${n}@guests.example`,
      })),
    );
    const mailingId = await product.invite(list);
    expectThat(await product.hasEnded(mailingId, PATIENCE_MS), 'the mails did not leave');
    const came = await waitUntil(
      () => mailbox('new').length + mailbox('cur').length === RETURNED,
      PATIENCE_MS,
    );
    expectThat(came, `${mailbox('new').length} reports came of ${RETURNED}`);
    await product.runJob('mail-reports');
    const failed = async () => (await product.mails(mailingId)).filter(({ state }) => state === 'failed');
    const learnt = await waitUntil(async () => (await failed()).length === RETURNED, PATIENCE_MS, 500);
    expectThat(learnt, `${(await failed()).length} mails failed, of ${RETURNED}`);
    const mails = await failed();
    const lost = await product.suppressed(list.map(({ email }) => email));
    const wrong = [...mails.map(({ address }) => address), ...lost].filter(
      (address) => !address.startsWith(GONE),
    );
    expectThat(wrong.length === 0 && lost.length === RETURNED, `suppressed: ${lost.join(', ')}`);
    const isHandled = () => mailbox('.Handled/cur').length + mailbox('.Handled/new').length === RETURNED;
    expectThat(
      (await waitUntil(isHandled, 10_000)) && mailbox('new').length + mailbox('cur').length === 0,
      'the reports are not in Handled',
    );
    return `${RETURNED} mails failed, their addresses suppressed, ${RETURNED} others sent, reports in Handled: ${mails[0]?.error}`;
  });
}
