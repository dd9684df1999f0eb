import { NX, nxEnvironment } from '../product/build.ts';
import { command, interruptCommands } from '../supervisor/command.ts';
import { onInterruption } from '../supervisor/interruption.ts';

// `npm run check`: what needs no service and no browser; nx runs it in parallel and skips what has not changed.
const TARGETS = [
  'lint',
  'house',
  'rules',
  'contract',
  'types',
  'types-frontend',
  'unit-backend',
  'unit-worker',
  'unit-frontend',
  'unit-infra',
];

onInterruption(interruptCommands);

const begin = Date.now();
const nx = [
  process.execPath,
  NX,
  'run-many',
  '-p',
  'tablefall',
  '-t',
  ...TARGETS,
  '--output-style=static',
  '--nxBail=false',
];
const { code, output } = await command(nx, { quiet: true, env: nxEnvironment() });
const seconds = ((Date.now() - begin) / 1_000).toFixed(1);
process.stdout.write(
  code === 0
    ? `Checked in ${seconds} s: all is well.\n`
    : `${output.trim()}\n\nThe check failed (${seconds} s).\n`,
);
process.exitCode = code;
