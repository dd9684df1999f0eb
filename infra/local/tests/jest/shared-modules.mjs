import { createRequire } from 'node:module';

// One set of modules for all spec files of a project that a jest worker runs. Jest gives each file a realm of its own and
// loads everything anew, which for the whole backend takes longer than most specs. Here realm, libraries and product stay;
// what belongs to the specs themselves is loaded for each file, as are jest's own modules.

const require = createRequire(import.meta.url);
const Runtime = require('jest-runtime').default;
const { TestEnvironment } = require('jest-environment-node');

/** By the id of the project. */
const environments = new Map();
const runtimes = new Map();

const isOfSpecs = (name) => /\.spec\.tsx?$|\/test\/|\/testing\/|@jest\/globals/.test(name);

/** A realm that is as it was made when the next spec file comes. */
export class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { process } = this.global;
    this.untouched = { environment: { ...process.env }, exit: process.exit };
  }

  async teardown() {
    const { process } = this.global;
    const { environment, exit } = this.untouched;
    this.fakeTimersModern.useRealTimers();
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
  }
}

/** Modules that stay when a spec file has ended. It reaches into jest's own parts, so jest's version is an exact one. */
class SharedRuntime extends Runtime {
  begin(testPath) {
    this._testPath = testPath;
    this.executor.testPath = testPath;
    this.esmLoader.testPath = testPath;
    this.testState.state = 'loading';
  }

  teardown() {
    this.restoreAllMocks();
    this.jestGlobals.clearJestObjectCache();
    this.testMainModule.reset();
    const { esModuleRegistry, moduleRegistry, internalModuleRegistry } = this.registries;
    internalModuleRegistry.clear();
    for (const modules of [esModuleRegistry, moduleRegistry]) {
      for (const name of modules.keys()) if (isOfSpecs(name)) modules.delete(name);
    }
  }
}

/** What makes a project's one environment: jest calls it with `new` for each spec file. */
export const environmentOf = (Environment) =>
  function sharedEnvironment(config, context) {
    const { id } = config.projectConfig;
    const environment = environments.get(id) ?? new Environment(config, context);
    environments.set(id, environment);
    return environment;
  };

/** Jest calls it with `new` for each spec file. */
export function sharedRuntime(config, ...rest) {
  const runtime = runtimes.get(config.id) ?? new SharedRuntime(config, ...rest);
  runtimes.set(config.id, runtime);
  const [, , , , , testPath] = rest;
  runtime.begin(testPath);
  return runtime;
}
