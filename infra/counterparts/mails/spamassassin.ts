import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DebianRoot, SHARED } from '../debian-root.ts';
import { expectThat, type Trial } from '../finding.ts';
import type { Candidate } from '../run.ts';
import { type GoldenMail, goldenMails, mailbox } from './golden-mails.ts';

/** Judges mails by Debian's rules, without asking anybody on the network. */
export const SPAMASSASSIN: Candidate = {
  name: 'SpamAssassin',
  packages: ['spamassassin'],
  version: `spamassassin -V | sed -n 's/^SpamAssassin version //p'`,
};

const MOST = 1;
/** From which score mail is refused, as filters come. */
const REFUSED = 5;
const GTUBE = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\n';
const TIMEOUT_MS = 30 * 60_000;

/** Has every form of every mail judged as it comes straight from our server. */
export async function trySpamAssassin(root: DebianRoot, trial: Trial): Promise<void> {
  const mails = goldenMails();
  await trial.try(`every form of every mail, without a relay: at most ${MOST.toFixed(1)}`, async () => {
    const scores = await judged(root, mails);
    expectThat(scores.length === mails.length, `${scores.length} of ${mails.length} were judged`);
    const high = scores.filter(({ score }) => score > MOST);
    expectThat(
      high.length === 0,
      high.map(({ score, tests, form }) => `${form} ${score} (${tests})`).join('; '),
    );
    return `${scores.length} judged, the highest ${Math.max(...scores.map(({ score }) => score)).toFixed(1)}`;
  });
  await trial.try('a mail with the words that every filter takes for spam', async () => {
    const [mail] = mails;
    const [{ score = 0 } = {}] = mail ? await judged(root, [{ ...mail, text: GTUBE }]) : [];
    expectThat(score > REFUSED, `it was given ${score}`);
    return `given ${score}`;
  });
}

async function judged(root: DebianRoot, mails: GoldenMail[]) {
  writeFileSync(join(root.home, 'mails'), mailbox(mails));
  const { stdout } = await root.run(`spamassassin -L -t --mbox <${SHARED}/mails`, TIMEOUT_MS);
  const statuses = stdout
    .replaceAll(/\n[ \t]+/g, ' ')
    .matchAll(/^X-Spam-Status: .*?score=(-?[\d.]+) .*?tests=(.*?) autolearn[\s\S]*?^X-Form: (.*)$/gm);
  return [...statuses].map(([, score, tests, form]) => ({ score: Number(score), tests, form }));
}
