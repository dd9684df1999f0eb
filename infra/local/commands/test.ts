import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from '../paths.ts';
import { NX, nxEnvironment } from '../product/build.ts';
import { command } from '../supervisor/command.ts';
import { onInterruption } from '../supervisor/interruption.ts';
import { interruptJourneys, playJourneys } from '../tests/journeys.ts';
import { type Outcome, runSteps, type Step } from '../tests/steps.ts';

// `npm test`: everything there is, what fails fastest first, and on to the end also after a failure, so that one run shows all.
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
const tsc = (...args: string[]) => [process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc'), ...args];
const FOLDERS = ['backend', 'worker', 'frontend', 'openapi', 'infra'];

/** The linter of openapi.json tells nobody that it ran, and does not ask for newer versions of itself. */
Object.assign(process.env, nxEnvironment(), {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
});

const READING: Step[] = [
  { name: 'format and lint', commands: [[bin('biome'), 'ci', '--colors=off', '--error-on-warnings']] },
  { name: 'import rules', commands: [[bin('depcruise'), '--config', '.dependency-cruiser.mjs', ...FOLDERS]] },
  {
    name: "the contract's own rules",
    commands: [[bin('redocly'), 'lint', 'tablefall', '--config', 'openapi/redocly.yaml']],
  },
  { name: 'unused code and dependencies', commands: [[bin('knip'), '--no-progress']] },
];
const COMPILING: Step[] = [
  { name: 'types', commands: [tsc('-b'), tsc('-p', 'frontend'), tsc('-p', 'infra')] },
  {
    name: 'contract',
    commands: [
      [process.execPath, NX, 'run', 'tablefall:build-code', '--output-style=static'],
      [process.execPath, join(ROOT, 'openapi/contract.mjs'), '--check'],
    ],
  },
  {
    // What two generators cannot read and compile, no other program can.
    name: 'clients of other generators',
    commands: [['npm', 'run', 'foreign-clients', '--workspace=openapi']],
  },
];

async function runJest(): Promise<Outcome> {
  const report = join(LOCAL, `jest-${process.pid}.json`);
  const args = [join(ROOT, 'infra/local/commands/jest.ts'), '--json', `--outputFile=${report}`, '--ci'];
  const { code } = await command([process.execPath, ...args], { quiet: false });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  rmSync(report);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** Its few rows with a gate; the figures themselves are for a quiet machine (`npm run bench`). */
async function runBenchmark(): Promise<Outcome> {
  const args = [join(ROOT, 'infra/local/commands/bench.ts'), '--short'];
  const { code } = await command([process.execPath, ...args], { quiet: false });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

onInterruption(interruptJourneys);

const heading = (text: string) => process.stdout.write(`\n— ${text}\n`);
heading('format, lint, rules, types, contract');
const outcomes = await Promise.all([runSteps(READING), runSteps(COMPILING)]);
heading('specs');
outcomes.push(await runJest());
heading('browser journeys');
outcomes.push(await playJourneys());
heading('benchmark, short form');
outcomes.push(await runBenchmark());

const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
for (const { flaky = [] } of outcomes)
  for (const name of flaky) process.stdout.write(`\nFlaky, passed only on its second try: ${name}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
