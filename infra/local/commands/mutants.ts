import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import jestConfig from '../../../jest.config.mjs';
import { LOCAL, ROOT } from '../paths.ts';
import { print } from '../print.ts';
import { command, interruptCommands } from '../supervisor/command.ts';
import { onInterruption } from '../supervisor/interruption.ts';
import { startTestServices } from '../tests/test-services.ts';
import { UserError } from '../user-error.ts';

// `npm run mutants -- <file or folder>`: makes easy slips in the code, one at a time, and names those that no spec of its
// folder notices. `--specs <folder>` plays others; `--least 95` fails below so many of a hundred.

/** Jest's settings as Stryker takes them: one project, no `<rootDir>`. */
const JEST = join(LOCAL, 'mutants-jest.json');
const STRYKER = join(LOCAL, 'mutants-stryker.json');
const NOT_MUTATED = [
  '!**/*.spec.ts',
  '!**/*.spec.tsx',
  '!**/testing/**',
  '!**/test/**',
  '!**/*.generated.ts',
];
/** What a slip makes longer than this, it has made endless: a spec is ended by jest, and what jest cannot end by Stryker. */
const PURE = { testTimeout: 3_000, timeoutMS: 6_000 };
const WITH_SERVICES = { testTimeout: 30_000, timeoutMS: 60_000 };

const hasSpecs = (folder: string, kind = /\.spec\.tsx?$/): boolean =>
  readdirSync(folder, { recursive: true }).some((name) => kind.test(String(name)));

/** The folder of some code, or the nearest one around it that has specs. */
function folderOfSpecs(path: string): string {
  const folder = statSync(path).isDirectory() ? path : dirname(path);
  if (hasSpecs(folder)) return folder;
  if (folder === ROOT) throw new UserError(`No spec is near ${relative(ROOT, path)}.`);
  return folderOfSpecs(dirname(folder));
}

/** The settings of jest for the specs of a folder. Pure ones load so little that each file can do so anew. */
function jestFor(specs: string, isPure: boolean): object {
  const isOf = (root: string) => `${specs}${sep}`.startsWith(`${root.replace('<rootDir>', ROOT)}${sep}`);
  // Of the two for the web app the last one, in which all of its specs run.
  const project = jestConfig.projects.findLast(({ roots }) => roots.some(isOf));
  if (!project) throw new UserError(`No project of jest.config.mjs has ${relative(ROOT, specs)}.`);
  const { displayName: _, ...settings } = JSON.parse(
    JSON.stringify(project).replaceAll('<rootDir>', ROOT),
  ) as Record<string, unknown>;
  const ofRealm = isPure
    ? { testEnvironment: 'node', runtime: undefined }
    : { testEnvironment: join(ROOT, 'infra/local/tests/jest/mutant-environment.mjs') };
  return {
    ...settings,
    ...('runtime' in settings ? ofRealm : {}),
    // They are started here, once, and not for each slip.
    globalSetup: undefined,
    globalTeardown: undefined,
    roots: [specs],
    testMatch: ['**/*.spec.{ts,tsx}'],
    testTimeout: (isPure ? PURE : WITH_SERVICES).testTimeout,
  };
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { specs: { type: 'string' }, least: { type: 'string' } },
  });
  const [named, ...more] = positionals;
  if (!named || more.length > 0 || !existsSync(named))
    throw new UserError('Name one file or folder of code: npm run mutants -- worker/src/rules');
  const path = resolve(named);
  const specs = values.specs ? resolve(values.specs) : folderOfSpecs(path);
  const isPure = !hasSpecs(specs, /\.(api|worker|services)\.spec\.ts$/);
  writeFileSync(JEST, JSON.stringify(jestFor(specs, isPure)));
  const services = isPure ? null : await startTestServices();
  onInterruption(() => interruptCommands().then(() => services?.stop()));
  try {
    const code = relative(ROOT, path);
    const mutated = statSync(path).isDirectory() ? `${code}/**/*.{ts,tsx}` : code;
    const settings = {
      mutate: [mutated, ...NOT_MUTATED],
      // It touches nothing else. SWC looks at no types, so no file needs a comment that turns their check off.
      ignorePatterns: ['**', `!${mutated}`],
      disableTypeChecks: false,
      testRunner: 'jest',
      plugins: ['@stryker-mutator/jest-runner'],
      testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
      jest: { projectType: 'custom', configFile: JEST, enableFindRelatedTests: false },
      coverageAnalysis: 'perTest',
      // What is worked out once, when a module is loaded, would have to be loaded again for each slip.
      ignoreStatic: true,
      // The workspaces name each other by links, which a copy of the code would follow to the original. A backup lies in
      // `tempDirName` meanwhile, and is put back at the end, also after Ctrl-C.
      inPlace: true,
      tempDirName: join(LOCAL, 'mutants'),
      concurrency: 2,
      timeoutMS: (isPure ? PURE : WITH_SERVICES).timeoutMS,
      // A realm that stays grows with each slip.
      maxTestRunnerReuse: isPure ? 0 : 25,
      reporters: ['clear-text', 'progress'],
      clearTextReporter: { reportTests: false, allowColor: false },
      allowConsoleColors: false,
      thresholds: { high: 95, low: 80, break: values.least ? Number(values.least) : null },
    };
    writeFileSync(STRYKER, JSON.stringify(settings));
    const cli = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
    const env = { ...process.env, ...services?.env, NODE_ENV: 'test' };
    const { code: exit } = await command([process.execPath, cli, 'run', STRYKER], { quiet: false, env });
    process.exitCode = exit;
  } finally {
    await services?.stop();
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  print(error.message);
  process.exitCode = 1;
}
