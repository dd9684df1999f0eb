import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** `npm run jest -- <args>`: jest with ES modules, on the pinned Node. The services come and go with its own setup files. */
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const child = spawn(process.execPath, [...flags, jest, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
