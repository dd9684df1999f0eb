import { outcomeOf } from './journey-report.ts';

const journey = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: 'emailer.journey.spec.ts',
  tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
});

const report = (...specs: ReturnType<typeof journey>[]) => ({
  stats: { expected: 7 },
  suites: [{ specs: [], suites: [{ specs }] }],
});

describe('the report of the journeys', () => {
  it('fails for a journey that passed only on its second try', () => {
    const { passed, failures } = outcomeOf(report(journey('is sent', 'flaky', 'expect(locator) failed')));
    expect(passed).toBe(7);
    expect(failures).toEqual([
      'emailer.journey.spec.ts › is sent (passed only on its second try)\n    expect(locator) failed',
    ]);
  });

  it('passes, and tells it, when the browser crashed in the first try', () => {
    const outcome = outcomeOf(report(journey('is sent', 'flaky', 'page.setViewportSize: Target crashed')));
    expect(outcome).toEqual({ passed: 8, failures: [], crashes: ['emailer.journey.spec.ts › is sent'] });
  });

  it('fails when the browser crashed in both', () => {
    const crash = 'page.goto: Target crashed';
    expect(outcomeOf(report(journey('is sent', 'unexpected', crash, crash))).failures).toHaveLength(1);
  });
});
