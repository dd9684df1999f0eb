import { failure, type Outcome } from './steps.ts';

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface JourneyReport {
  stats: { expected: number };
  suites: Suite[];
}

/** Stands for a file or a group in it. */
interface Suite {
  specs: Journey[];
  suites?: Suite[];
}

interface Journey {
  title: string;
  file: string;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
}

/** A page's process died: what was played says nothing about the product. */
const BROWSER_CRASH = /(Target|Page) crashed/;

/**
 * A journey that passed only on its second try has failed, unless the browser crashed in the first one.
 *
 * @returns also the names of those in which it did
 */
export function outcomeOf({ stats, suites }: JourneyReport): Outcome & { crashes: string[] } {
  const failures: string[] = [];
  const crashes: string[] = [];
  for (const { file, title, tests } of suites.flatMap(journeysOf)) {
    const name = `${file} › ${title}`;
    for (const { status, results } of tests) {
      if (status !== 'unexpected' && status !== 'flaky') continue;
      const message = results.find(({ error }) => error)?.error?.message;
      if (status === 'unexpected') failures.push(failure(name, message));
      else if (BROWSER_CRASH.test(message ?? '')) crashes.push(name);
      else failures.push(failure(`${name} (passed only on its second try)`, message));
    }
  }
  return { passed: stats.expected + crashes.length, failures, crashes };
}

const journeysOf = ({ specs, suites = [] }: Suite): Journey[] => [...specs, ...suites.flatMap(journeysOf)];
