import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { nxEnvironment, target } from '../product/build.ts';
import { interruptCommands } from '../supervisor/command.ts';
import { onInterruption } from '../supervisor/interruption.ts';
import { FREE_PORTS } from '../supervisor/ports.ts';
import { changesSincePassed, keepAsPassed, treeOfNow } from '../tests/changes.ts';
import { isSpec, specsOf } from '../tests/specs-of.ts';
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

const begin = Date.now();
const changed = await changesSincePassed();
const present = new Set(changed?.present);
const changedHere = changed?.files.filter((file) => present.has(file));
/** What jest is told of specs beside those of the house; null where there are none to play. */
function specs(): string[] | null {
  const others = ['--ignoreProjects', 'house'];
  if (!changed) return others;
  const textOf = (file: string) => (isSpec(file) ? readFileSync(join(ROOT, file), 'utf8') : '');
  const related = specsOf(changed.files, new Map(changed.present.map((file) => [file, textOf(file)])));
  return related.length > 0 ? [...others, '--findRelatedTests', ...related] : null;
}

process.stdout.write(
  changed
    ? `${changed.files.length} files have changed since ${changed.since}; their specs are played, not all.\n`
    : 'No checkout of git: everything is read, and all pure specs are played.\n',
);

// What can be formatted is, before anything reads it.
const format: Step[] = [
  {
    name: 'format and lint',
    commands: [
      [
        bin('biome'),
        ...['check', '--write', '--colors=off', '--error-on-warnings', '--no-errors-on-unmatched'],
        ...(changedHere ?? []),
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
const others = specs();
const played: Step[] = [
  { name: 'rules of the house', commands: [jest('--selectProjects', 'house')], isLive: true },
  ...(others ? [{ name: 'specs', commands: [jest(...others)], isLive: true }] : []),
];

const isUnchanged = changed?.files.length === 0;
const outcomes = isUnchanged ? [] : [await runSteps(format)];
const judged = await treeOfNow();
// Types and rules of a checkout in which none has passed yet are judged even where nothing has changed.
if (!isUnchanged || changed.isFirst)
  outcomes.push(...(await Promise.all([runSteps(compiled), runSteps(played)])));

const isGood = outcomes.every(({ failures }) => failures.length === 0);
if (isGood && judged) keepAsPassed(judged);
const seconds = ((Date.now() - begin) / 1_000).toFixed(1);
process.stdout.write(
  isGood ? `Checked in ${seconds} s: all is well.\n` : `The check failed (${seconds} s).\n`,
);
process.exitCode = isGood ? 0 : 1;
