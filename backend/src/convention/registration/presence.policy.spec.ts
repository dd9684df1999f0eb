import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { presenceAfter } from './presence.policy.ts';

const moment = fc.integer({ min: 0, max: 1_000 }).map((minute) => new Date(minute * 60_000));
const scans = fc.array(moment, { minLength: 1, maxLength: 20 });
const told = (times: Date[], known: Date | null = null) =>
  times.reduce<Date | null>((since, at) => presenceAfter(since, { here: true, at }), known);

describe('since when somebody is here', () => {
  it('is the earliest time that anybody tells, in any order and however often', () => {
    fc.assert(
      fc.property(scans, fc.infiniteStream(fc.nat()), (times, picks) => {
        const shuffled = [...times, ...times].sort(() => ((picks.next().value ?? 0) % 2) - 0.5);
        const earliest = Math.min(...times.map((time) => time.getTime()));

        expect(told(shuffled)).toEqual(new Date(earliest));
        expect(told(times, told(shuffled))).toEqual(new Date(earliest));
      }),
    );
  });

  it('is taken back by what was seen later, never by what was seen before it', () => {
    fc.assert(
      fc.property(moment, moment, (known, at) => {
        expect(presenceAfter(known, { here: false, at })).toEqual(known > at ? known : null);
        expect(presenceAfter(null, { here: false, at })).toBeNull();
      }),
    );
    const at = new Date(0);
    expect(presenceAfter(at, { here: false, at })).toBeNull();
  });
});
