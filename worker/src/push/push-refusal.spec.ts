import { PushRefusal, refusalOf } from './push-refusal.ts';

const HOUR_MS = 3_600_000;

describe('the answer of a push service', () => {
  const answered = (status: number, after?: string) =>
    refusalOf({ status, headers: new Headers(after === undefined ? {} : { 'retry-after': after }) });

  it.each([429, 500, 502, 503, 599])('should be tried again after %i', (status) => {
    const refusal = answered(status);
    expect(refusal).toMatchObject({
      message: `The push service answered ${status}`,
      code: status,
      verdict: { answer: 'retry', bounced: false, about: 'nobody' },
    });
  });

  it.each([301, 400, 401, 403, 404, 410, 413, 428, 499])('should be for good after %i', (status) => {
    expect(answered(status, '60')).toMatchObject({
      verdict: { answer: 'fail', bounced: false, about: 'nobody' },
      leastWait: 0,
    });
  });

  it.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['120', 120_000],
    ['3600', HOUR_MS],
    ['86400', HOUR_MS],
    ['soon', 0],
    ['12 minutes', 0],
    ['-5', 0],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['Wed, 21 Oct 2099 07:28:00 GMT', HOUR_MS],
    ['Wed Oct 21 07:28:00 2099', HOUR_MS],
    ['2099-10-21T07:28:00Z', HOUR_MS],
  ])('should be waited for as Retry-After says, an hour at most: %s', (after, wait) => {
    expect(answered(503, after).leastWait).toBe(wait);
  });

  it('should be waited for until the moment that Retry-After names', () => {
    const { leastWait } = answered(429, new Date(Date.now() + 20 * 60_000).toUTCString());
    expect(leastWait).toBeGreaterThan(10 * 60_000);
    expect(leastWait).toBeLessThanOrEqual(20 * 60_000);
  });

  it('should leave open what became of a notice only where none came', () => {
    expect(new PushRefusal('Timeout', 'retry').ambiguous).toBe(true);
    expect(new PushRefusal('No such host', 'fail').ambiguous).toBe(false);
    expect(answered(503).ambiguous).toBe(false);
  });
});
