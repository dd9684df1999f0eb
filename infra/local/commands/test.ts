import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LOCAL, ROOT } from '../paths.ts';
import { nxEnvironment, target } from '../product/build.ts';
import { command } from '../supervisor/command.ts';
import { onInterruption } from '../supervisor/interruption.ts';
import { interruptJourneys, playJourneys } from '../tests/journeys.ts';
import { failure, type Outcome, runSteps, type Step } from '../tests/steps.ts';

// `npm test`: everything there is, what fails fastest first, and on to the end also after a failure, so that one run shows all.
Object.assign(process.env, nxEnvironment());

const READING: Step[] = [
  {
    name: 'format and lint',
    commands: [[join(ROOT, 'node_modules/.bin/biome'), 'ci', '--colors=off', '--error-on-warnings']],
  },
  { name: 'import rules', commands: [target('rules')] },
  { name: "the contract's own rules", commands: [target('contract')] },
  { name: 'unused code and dependencies', commands: [target('unused')] },
];
const COMPILING: Step[] = [
  { name: 'types', commands: [target('types'), target('types-frontend')] },
  {
    name: 'contract',
    commands: [target('build-code'), [process.execPath, join(ROOT, 'openapi/contract.mjs'), '--check']],
  },
  {
    // What two generators cannot read and compile, no other program can.
    name: 'clients of other generators',
    commands: [['npm', 'run', 'foreign-clients', '--workspace=openapi']],
  },
];

/** What Jest writes with `--json`. */
interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

async function runJest(): Promise<Outcome> {
  const report = join(LOCAL, `jest-${process.pid}.json`);
  const args = [join(ROOT, 'infra/local/commands/jest.ts'), '--json', `--outputFile=${report}`, '--ci'];
  const { code } = await command([process.execPath, ...args], { quiet: false });
  if (!existsSync(report)) return { passed: 0, failures: ['specs: they ended without a report'] };
  const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  rmSync(report);
  const failures = result.testResults.flatMap(({ name, status: ended, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // The file itself, not one of its specs: it could not be read, or what it does at its end failed.
    if (failed.length === 0 && ended === 'failed') return [failure(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${file} › ${fullName}`, failureMessages[0]),
    );
  });
  if (failures.length === 0 && code !== 0) failures.push(`specs ended with exit code ${code}`);
  return { passed: result.numPassedTests, failures };
}

/** Its few rows with a gate; the figures themselves are for a quiet machine (`npm run bench`). */
async function runBenchmark(): Promise<Outcome> {
  const args = [join(ROOT, 'infra/local/commands/bench.ts'), '--short'];
  const { code } = await command([process.execPath, ...args], { quiet: false });
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['benchmark, short form'] };
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

const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
// Once more at the end, where whoever sees only the last lines of a long run finds them.
for (const text of failures) process.stdout.write(`\n✗ ${text}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
