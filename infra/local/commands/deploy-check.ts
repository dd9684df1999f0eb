import { obstacle } from '../../counterparts/debian-root.ts';
import { publish, tableOf } from '../../counterparts/report.ts';
import { Run } from '../../counterparts/run.ts';
import { CHECKS, DEPLOY_CHECK } from '../../deploy-check/checks.ts';
import { print } from '../print.ts';
import { onInterruption } from '../supervisor/interruption.ts';
import { UserError } from '../user-error.ts';

// `npm run deploy-check -- <names>`: the artefacts that the product is installed from, run for real: some of the checks or
// all. It takes root, Debian and about ten minutes. `--publish` writes the results into infra/docs/deploy-check.md.

const args = process.argv.slice(2);
const why = await obstacle();
if (why) {
  print(`The deployment is not checked, because ${why}. Skipped: ${Object.keys(CHECKS).join(', ')}.`);
  process.exit(0);
}

const names = args.filter((arg) => !arg.startsWith('-'));
const unknown = names.filter((name) => !Object.hasOwn(CHECKS, name));
const run = new Run(names, 'deploy-check');
onInterruption(() => run.stop());

try {
  if (unknown.length > 0)
    throw new UserError(`There is no check ${unknown.join(', ')}, only ${Object.keys(CHECKS).join(', ')}`);
  for (const [name, check] of Object.entries(CHECKS)) if (run.wants({ name })) await check(run);
  const { findings, isStopping } = run;
  if (!isStopping) {
    print(`\n${tableOf(findings)}\n`);
    if (args.includes('--publish')) publish(DEPLOY_CHECK, findings);
    process.exitCode = findings.some(({ failed }) => failed) ? 1 : 0;
  }
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  print(error.message);
  process.exitCode = 1;
} finally {
  await run.stop();
}
