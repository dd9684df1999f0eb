import { Run } from '../../counterparts/run.ts';
import { checkCompatibility } from '../../deploy-check/compatibility.ts';
import { print } from '../print.ts';
import { interruptCommands } from '../supervisor/command.ts';
import { onInterruption } from '../supervisor/interruption.ts';
import { UserError } from '../user-error.ts';

// `npm run compatibility -- <revision>`: the last release beside this one, on one database, and its specs on this schema.
// Without a revision it is the newest tag, or the commit that CHANGELOG.md names.
const run = new Run([], 'compatibility-runs');
onInterruption(async () => {
  await interruptCommands();
  await run.stop();
});
try {
  await checkCompatibility(run, { revision: process.argv[2], withSpecs: true });
  process.exitCode = run.findings.some(({ failed }) => failed) ? 1 : 0;
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  print(error.message);
  process.exitCode = 1;
} finally {
  await run.stop();
}
