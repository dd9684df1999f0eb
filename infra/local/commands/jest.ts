import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { END_WITH_PARENT } from '../supervisor/processes.ts';

/**
 * `npm run jest -- <args>`: jest with ES modules, on the pinned Node. Its own setup files start and stop the
 * services.
 */
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
// A process group of its own: jest's workers hold on to connections when it is interrupted, so all are ended with the
// group.
const child = spawn(process.execPath, [...END_WITH_PARENT, ...flags, jest, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  detached: true,
});
const stop = () => void child.kill('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
child.on('exit', (code, signal) => {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody is left in the group.
  }
  process.exit(signal ? 1 : (code ?? 1));
});
