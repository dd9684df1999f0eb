import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { NX, nxEnvironment } from '../product/build.ts';
import { interruptCommands } from '../supervisor/command.ts';
import { onInterruption } from '../supervisor/interruption.ts';
import { FREE_PORTS } from '../supervisor/ports.ts';
import { changesSincePassed, keepAsPassed } from '../tests/changes.ts';
import { runSteps, type Step } from '../tests/steps.ts';

// `npm run check`: what needs no service and no browser, of what has changed since it last passed.
onInterruption(interruptCommands);
Object.assign(process.env, nxEnvironment(), FREE_PORTS, { JEST_PURE: '1' });

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const jest = (...args: string[]) => [
  process.execPath,
  join(ROOT, 'infra/local/commands/jest.ts'),
  '--ci',
  '--silent',
  '--passWithNoTests',
  `--reporters=${join(ROOT, 'infra/local/tests/jest/failures-reporter.mjs')}`,
  ...args,
];
/** Targets of nx, which remembers for which sources each has passed. */
const target = (name: string) => [process.execPath, NX, 'run', `tablefall:${name}`, '--output-style=static'];

const CODE = /\.[cm]?[jt]sx?$/;
/** Read by no spec but those of the house, which always run. */
const PROSE_AND_STYLE = /\.(md|css|svg|png)$/;

/** The pure specs that what has changed can break: all of them where that is more than code. */
function specsOf(changed: string[] | null): string[] | null {
  const read = changed?.filter((file) => !PROSE_AND_STYLE.test(file));
  if (!read || read.some((file) => !CODE.test(file))) return ['--ignoreProjects', 'house'];
  const code = read.filter((file) => existsSync(join(ROOT, file)));
  return code.length > 0 ? ['--ignoreProjects', 'house', '--findRelatedTests', ...code] : null;
}

const begin = Date.now();
const changed = await changesSincePassed();
const present = changed?.filter((file) => existsSync(join(ROOT, file)));
const specs = specsOf(changed);

// What can be formatted is, before anything reads it.
const format: Step[] = [
  {
    name: 'format and lint',
    commands: [
      [
        bin('biome'),
        ...['check', '--write', '--colors=off', '--error-on-warnings', '--no-errors-on-unmatched'],
        ...(present ?? []),
      ],
    ],
  },
];
const compiled: Step[] = [
  { name: 'types', commands: [target('types')] },
  { name: 'types of the web app', commands: [target('types-frontend')] },
  { name: 'import rules', commands: [target('rules')] },
  { name: "the contract's own rules", commands: [target('contract')] },
  { name: 'unused code and dependencies', commands: [target('unused')] },
];
const played: Step[] = [
  { name: 'rules of the house', commands: [jest('--selectProjects', 'house')] },
  ...(specs ? [{ name: 'specs', commands: [jest(...specs)] }] : []),
];

const only = { onlyFailures: true };
const outcomes = present?.length === 0 ? [] : [await runSteps(format, only)];
if (changed?.length !== 0)
  outcomes.push(...(await Promise.all([runSteps(compiled, only), runSteps(played, only)])));

const isGood = outcomes.every(({ failures }) => failures.length === 0);
if (isGood) await keepAsPassed();
const seconds = ((Date.now() - begin) / 1_000).toFixed(1);
process.stdout.write(
  isGood ? `Checked in ${seconds} s: all is well.\n` : `The check failed (${seconds} s).\n`,
);
process.exitCode = isGood ? 0 : 1;
