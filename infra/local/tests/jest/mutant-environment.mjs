import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { environmentOf, SharedEnvironment } from './shared-modules.mjs';

// The shared realm for `npm run mutants`. The code under test holds all its slips at once and asks a global which of them
// is made, so the modules can stay from one slip to the next. Stryker's own environment expects a realm of its own for each
// file; it reaches into Stryker's own parts, so Stryker's version is an exact one.

const require = createRequire(import.meta.url);
const runner = require.resolve('@stryker-mutator/jest-runner');
const { mixinJestEnvironment } = require(runner);
const { state } = require(join(dirname(runner), 'messaging.cjs'));

const StrykerEnvironment = mixinJestEnvironment(SharedEnvironment);
const shared = environmentOf(StrykerEnvironment);

export default function mutantEnvironment(config, context) {
  state.testFilesWithStrykerEnvironment.add(context.testPath);
  state.instrumenterContext.activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  return shared(config, context);
}
// By this Stryker knows that nothing is left for it to add.
Object.setPrototypeOf(mutantEnvironment, StrykerEnvironment);
