import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../local/supervisor/ports.ts';
import { type Certificates, makeCertificates, makeSigningKey } from './certificates.ts';
import type { DebianRoot } from './debian-root.ts';
import { OPENDKIM, tryDkim } from './dkim.ts';
import { MailProduct } from './mail-product.ts';
import { EXIM } from './relays/exim.ts';
import { OPENSMTPD } from './relays/opensmtpd.ts';
import { POSTFIX } from './relays/postfix.ts';
import { ACCOUNTS, OURS, type Relay, type RelayPorts } from './relays/relay.ts';
import { tryRelay } from './relays/relay-trial.ts';
import { DOVECOT, dovecotScript, tryReturnedMail } from './returned-mail.ts';
import type { Run } from './run.ts';
import { World } from './world.ts';

const RELAYS = [POSTFIX, EXIM, OPENSMTPD];
const SELECTOR = 'run';

/** Everything that takes, returns or checks our mail. */
export async function tryMail(run: Run): Promise<void> {
  if (![...RELAYS, DOVECOT, OPENDKIM].some((each) => run.wants(each))) return;
  const certificates = await makeCertificates(run.home);
  const key = await makeSigningKey(run.home);
  const [worldPort, imapPort] = [await freePort(), await freePort()];
  const world = await World.open(worldPort);
  run.atEnd(() => world.stop());
  const product = await MailProduct.start(run, {
    MAIL_FROM: `hello@${OURS}`,
    MAIL_RETURN_ADDRESS: `bounces@${OURS}`,
    MAIL_BOUNCES_URL: `imaps://bounces:${ACCOUNTS.password}@localhost:${imapPort}/INBOX`,
    MAIL_RETRY_BASE_MS: '500',
    MAIL_DKIM_DOMAIN: OURS,
    MAIL_DKIM_SELECTOR: SELECTOR,
    MAIL_DKIM_KEY_FILE: key.file,
    NODE_EXTRA_CA_CERTS: certificates.authority,
  });

  const startRelay = async (relay: Relay, root: DebianRoot): Promise<RelayPorts> => {
    const ports = { own: await freePort(), other: await freePort(), world: worldPort };
    await run.serve(relay.name, root, ports.own, relay.script(ports));
    return ports;
  };
  for (const relay of RELAYS) {
    await run.with(relay, async (root, trial) => {
      prepare(root, certificates);
      const ports = await startRelay(relay, root);
      await tryRelay(trial, relay, ports, { product, world, authority: certificates.authority });
    });
  }
  await run.with(DOVECOT, async (root, trial) => {
    prepare(root, certificates);
    const { own } = await startRelay(POSTFIX, await run.beside(root, POSTFIX));
    await run.serve(DOVECOT.name, root, imapPort, dovecotScript(imapPort), { greets: false });
    const account = `${ACCOUNTS.ours}:${ACCOUNTS.password}`;
    await product.useServer(`smtp://${account}@localhost:${own}?requireTLS=true`, certificates.authority);
    await tryReturnedMail(root, trial, product);
  });
  await run.with(OPENDKIM, (root, trial) =>
    tryDkim(root, trial, world.mails, {
      name: `${SELECTOR}._domainkey.${OURS}`,
      publicKey: key.publicKey,
    }),
  );
}

/** Puts where a server sees them its certificate and the folder of mailboxes. */
function prepare({ home }: DebianRoot, { certificate, key }: Certificates): void {
  mkdirSync(join(home, 'mail'), { recursive: true });
  copyFileSync(certificate, join(home, 'server.pem'));
  copyFileSync(key, join(home, 'server.key'));
  chmodSync(join(home, 'server.key'), 0o640);
}
