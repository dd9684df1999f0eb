import { existsSync } from 'node:fs';

/** `npm run check` sets this: only specs that need no service. */
const pureOnly = process.env.JEST_PURE === '1';

const IGNORED = [
  '/node_modules/',
  '/dist/',
  '/e2e/',
  ...(pureOnly ? ['\\.(api|worker|services)\\.spec\\.ts$'] : []),
];
/** Their specs run beside those of worker and backend, with the same services. */
const PACKAGES = '/infra/(mail|platform)/';
/** They read the whole repository, but for the one that tries the import rules on files of its own. */
const RULES_OF_THE_HOUSE = '/infra/local/rules/(?!import-rules\\.spec)';
const IMPORT_RULES = '/import-rules\\.spec';
/** Specs of hooks and elements run in jsdom; all others of the web app need no page and start faster without. */
const BROWSER_SPEC = '\\.browser\\.spec\\.tsx?$';

const services = {
  globalSetup: '<rootDir>/infra/local/tests/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/infra/local/tests/jest/global-teardown.mjs',
};

function project(name, folders, extra = {}) {
  return {
    displayName: name,
    rootDir: import.meta.dirname,
    roots: folders.filter((folder) => existsSync(folder)).map((folder) => `<rootDir>/${folder}`),
    testMatch: ['**/*.spec.{ts,tsx}'],
    testPathIgnorePatterns: IGNORED,
    modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.local/', '<rootDir>/\\.nx/'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: { '\\.tsx?$': '@swc/jest' },
    testEnvironment: 'node',
    testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
    ...extra,
  };
}

const nest = {
  setupFiles: ['<rootDir>/infra/local/tests/jest/setup.mjs'],
  runtime: '<rootDir>/infra/local/tests/jest/shared-runtime.mjs',
  testEnvironment: '<rootDir>/infra/local/tests/jest/shared-environment.mjs',
  ...(pureOnly ? {} : services),
};

export default {
  maxWorkers: 2,
  cacheDirectory: '<rootDir>/.local/cache/jest',
  // A busy machine may keep a database waiting for half a minute; what hangs is still told from what is slow.
  testTimeout: 90_000,
  reporters: ['default', '<rootDir>/infra/local/tests/jest/limit-reporter.mjs'],
  projects: [
    project('backend', ['backend/src', 'infra/platform', 'backend/migrations', 'backend/test'], nest),
    project('worker', ['worker', 'infra/mail'], nest),
    project('frontend', ['frontend'], { testPathIgnorePatterns: [...IGNORED, BROWSER_SPEC] }),
    project('frontend-browser', ['frontend'], {
      testMatch: ['**/*.browser.spec.{ts,tsx}'],
      testEnvironment: '<rootDir>/frontend/test/browser-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/frontend/test/browser-setup.mjs'],
      testEnvironmentOptions: { customExportConditions: ['browser', 'import'] },
      moduleNameMapper: { '\\.css$': '<rootDir>/frontend/test/styles.mjs' },
    }),
    project('openapi', ['openapi']),
    project('infra', ['infra'], { testPathIgnorePatterns: [...IGNORED, PACKAGES, RULES_OF_THE_HOUSE] }),
    // What holds for the repository as a whole: these specs read all of it.
    project('house', ['infra/local/rules'], { testPathIgnorePatterns: [...IGNORED, IMPORT_RULES] }),
  ].filter((each) => each.roots.length > 0),
};
