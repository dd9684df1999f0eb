import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DebianRoot, SHARED } from './debian-root.ts';
import { expectThat, type Trial } from './finding.ts';
import type { Candidate } from './run.ts';
import type { ArrivedMail } from './world.ts';

/** Verifies signatures on mails (RFC 6376), as receivers do. */
export const OPENDKIM: Candidate = {
  name: 'OpenDKIM',
  packages: ['opendkim'],
  version: `opendkim -V | sed -n 's/^opendkim: OpenDKIM Filter v//p'`,
};

const verify = (folder: string) => `
printf 'Mode v\\nSyslog no\\nTestPublicKeys ${SHARED}/keys\\nAuthservID receiver.example\\n' >/tmp/settings
cd ${SHARED}/${folder}
for mail in *; do opendkim -x /tmp/settings -t "$mail" 2>&1 || true; done
`;

/** Verifies all mails that arrived, and that a changed one is found. */
export async function tryDkim(
  root: DebianRoot,
  trial: Trial,
  mails: ArrivedMail[],
  record: { name: string; publicKey: string },
): Promise<void> {
  writeFileSync(join(root.home, 'keys'), `${record.name} v=DKIM1; k=rsa; p=${record.publicKey}\n`);
  await trial.try('the signatures of all mails that relays passed on', async () => {
    const verified = await verifiedOf(
      root,
      'mails',
      mails.map(({ raw }) => raw),
    );
    expectThat(mails.length > 0, 'no mail arrived');
    expectThat(verified === mails.length, `${verified} of ${mails.length} verified`);
    return `${verified} of ${mails.length} verified`;
  });
  await trial.try('a mail that was changed under way', async () => {
    const [first] = mails;
    const changed = Buffer.from(
      (first?.raw.toString('latin1') ?? '').replace('Riverside', 'Lakeside'),
      'latin1',
    );
    expectThat((await verifiedOf(root, 'changed', [changed])) === 0, 'its signature was accepted');
    return 'refused';
  });
}

/** How many of these mails have a signature that holds. */
async function verifiedOf(root: DebianRoot, folder: string, mails: Buffer[]): Promise<number> {
  mkdirSync(join(root.home, folder));
  for (const [index, raw] of mails.entries()) writeFileSync(join(root.home, folder, `${index}.eml`), raw);
  const { stdout } = await root.run(verify(folder), 300_000);
  return stdout.match(/verification .*succeeded/g)?.length ?? 0;
}
