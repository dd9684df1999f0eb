import { describe, expect, it } from '@jest/globals';
import { CircuitBreaker, circuitReason, type Failure } from './circuit-breaker.ts';

const open = (failures: number, mails = failures) => ({ failures, mails });

describe('CircuitBreaker', () => {
  it('should open at the limit of failures in a row, whatever they are about, and begin anew', () => {
    const breaker = new CircuitBreaker(3);
    const abouts = ['moment', 'block', 'recipient', 'block', 'block', 'moment', 'block'] as const;
    const openings = abouts.map((about) => breaker.recordFailure('one', about));
    expect(openings).toEqual([null, null, open(3), null, null, open(3), null]);
  });

  it('should forget a run when a mail is accepted, and pass over addresses that the server was not asked about', () => {
    const breaker = new CircuitBreaker(2);
    expect(breaker.recordFailure('one', 'moment')).toBeNull();
    breaker.recordSuccess('one');
    expect(breaker.recordFailure('one', 'moment')).toBeNull();
    expect(breaker.recordFailure('one', 'nobody')).toBeNull();
    expect(breaker.recordFailure('one', 'moment')).toEqual(open(2));
  });

  it.each(['block', 'recipient'] as const)(
    'should open when more than half of 50 mails are refused for good, about %s, others accepted between them',
    (about) => {
      const breaker = new CircuitBreaker(10);
      const openings = Array.from({ length: 50 }, (_, n) => {
        if (n % 8 === 7) breaker.recordSuccess('one');
        return breaker.recordFailure('one', about);
      });
      expect(openings.find((opening) => opening !== null)).toEqual(open(26, 29));
    },
  );

  it('should stay closed while fewer are, however long it goes on, or are only refused for now', () => {
    const breaker = new CircuitBreaker(10);
    for (let n = 0; n < 1_000; n++) {
      breaker.recordSuccess('one');
      expect(breaker.recordFailure('one', 'block')).toBeNull();
      breaker.recordSuccess('other');
      expect([breaker.recordFailure('other', 'moment'), breaker.recordFailure('other', 'moment')]).toEqual([
        null,
        null,
      ]);
    }
  });

  it('should count each mailing by itself', () => {
    const breaker = new CircuitBreaker(2);
    expect(breaker.recordFailure('one', 'moment')).toBeNull();
    breaker.recordSuccess('two');
    expect(breaker.recordFailure('two', 'moment')).toBeNull();
    expect(breaker.recordFailure('one', 'moment')).toEqual(open(2));
  });

  it('should open at once when the server refuses us', () => {
    expect(new CircuitBreaker(10).recordFailure('one', 'us')).toEqual(open(1));
  });
});

describe('circuitReason', () => {
  it.each([
    [10, 'refused', '451 4.3.2 not now.', 'The mail server refused 10 mails in a row: 451 4.3.2 not now.'],
    [26, 'refused', '550 no', 'The mail server refused 26 of 29 mails: 550 no.', 29],
    [1, 'refused', '535 no', 'The mail server refused a mail: 535 no.'],
    [10, 'unreached', 'no route', 'The mail server could not be reached for 10 mails in a row: no route.'],
    [10, 'unwritten', 'no date', 'This version of the product could not write 10 mails in a row: no date.'],
  ] satisfies [number, Failure['ending'], string, string, number?][])(
    'should say what happened to %s mails that were %s',
    (failures, ending, text, reason, mails = failures) => {
      expect(circuitReason({ failures, mails }, { about: 'moment', ending, text })).toBe(reason);
    },
  );
});
