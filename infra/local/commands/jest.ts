import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { command, interruptCommands } from '../supervisor/command.ts';
import { onInterruption } from '../supervisor/interruption.ts';
import { END_WITH_PARENT } from '../supervisor/processes.ts';
import { SLOW_SERVICES } from '../tests/slow-services.ts';

/**
 * `npm run jest -- <args>`: jest with ES modules, on the pinned Node. Its own setup files start and stop the
 * services. With `SLOW_SERVICES=1` database and Redis answer late now and then.
 */
onInterruption(interruptCommands);
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const options = [process.env.NODE_OPTIONS, ...SLOW_SERVICES].join(' ').trim();
const { code } = await command(
  [process.execPath, ...END_WITH_PARENT, ...flags, jest, ...process.argv.slice(2)],
  { quiet: false, env: { ...process.env, NODE_OPTIONS: options } },
);
process.exitCode = code;
