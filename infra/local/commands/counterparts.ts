import { tryBrowsers } from '../../counterparts/browsers/browsers.ts';
import { obstacle } from '../../counterparts/debian-root.ts';
import { tryMail } from '../../counterparts/mail.ts';
import { tryMails } from '../../counterparts/mails/mails.ts';
import { tryPrograms } from '../../counterparts/programs/prism.ts';
import { COUNTERPARTS, publish, tableOf } from '../../counterparts/report.ts';
import { Run } from '../../counterparts/run.ts';
import { print } from '../print.ts';
import { onInterruption } from '../supervisor/interruption.ts';
import { UserError } from '../user-error.ts';

// `npm run counterparts -- <names>`: the product together with real servers, browsers and programs that read its mails, of Debian,
// some of them or all. Nothing is installed. `--publish` writes the results into infra/docs/counterparts.md.

const args = process.argv.slice(2);
const why = await obstacle();
if (why) {
  print(`The counterparts are skipped, because ${why}.`);
  process.exit(0);
}

const run = new Run(args.filter((arg) => !arg.startsWith('-')));
onInterruption(() => run.stop());

try {
  await tryMail(run);
  await tryMails(run);
  await tryBrowsers(run);
  await tryPrograms(run);
  const { findings, isStopping } = run;
  if (!isStopping) {
    print(`\n${tableOf(findings)}\n`);
    if (args.includes('--publish')) publish(COUNTERPARTS, findings);
    process.exitCode = findings.some(({ failed }) => failed) ? 1 : 0;
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  print(error.message);
  process.exitCode = 1;
} finally {
  await run.stop();
}
