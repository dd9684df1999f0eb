import fc from 'fast-check';
import { nextWithin } from './sending-hours.service.ts';

const ZONE = 'America/New_York';

describe('the hours in which the product mails many by itself', () => {
  const next = (now: string, from = 9, until = 20) =>
    nextWithin({ from, until }, new Date(now), ZONE).toISOString();

  it('should be now within them, and otherwise when they begin', () => {
    expect(next('2025-09-24T13:00:00Z')).toBe('2025-09-24T13:00:00.000Z');
    expect(next('2025-09-24T12:59:59Z')).toBe('2025-09-24T13:00:00.000Z');
    expect(next('2025-09-25T00:00:00Z')).toBe('2025-09-25T13:00:00.000Z');
  });

  it('should begin at the same hour of the clock on the day that the clocks change', () => {
    expect(next('2025-11-02T01:00:00Z')).toBe('2025-11-02T14:00:00.000Z');
    expect(next('2026-03-08T02:00:00Z')).toBe('2026-03-08T13:00:00.000Z');
  });

  it('may go over midnight, or be all of them', () => {
    expect(next('2025-09-24T05:00:00Z', 20, 2)).toBe('2025-09-24T05:00:00.000Z');
    expect(next('2025-09-24T06:30:00Z', 20, 2)).toBe('2025-09-25T00:00:00.000Z');
    expect(next('2025-09-24T06:30:00Z', 0, 24)).toBe('2025-09-24T06:30:00.000Z');
  });

  it('may end at midnight, said as 0 or as 24', () => {
    for (const until of [0, 24]) {
      expect(next('2025-09-25T03:59:59Z', 9, until)).toBe('2025-09-25T03:59:59.000Z');
      expect(next('2025-09-25T04:00:00Z', 9, until)).toBe('2025-09-25T13:00:00.000Z');
    }
  });

  it('may begin in the hour that the clocks skip: it is the next one then', () => {
    expect(next('2026-03-08T05:00:00Z', 2, 20)).toBe('2026-03-08T07:00:00.000Z');
  });

  it('should be the first moment within them, less than a day and an hour away, whatever they are', () => {
    const anHour = fc.integer({ min: 0, max: 23 });
    const moment = fc.date({
      min: new Date('2025-01-01T00:00:00Z'),
      max: new Date('2027-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anHour, fc.integer({ min: 1, max: 24 }), moment, (from, until, now) => {
        fc.pre(from !== until);
        const hours = { from, until };
        const found = nextWithin(hours, now, ZONE);
        expect(found.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(found.getTime() - now.getTime()).toBeLessThan(25 * 3_600_000);
        // Asked again at that moment, there is nothing to wait for, unless the clocks skip all of these hours.
        const isSkipped = from === 2 && until === 3;
        if (!isSkipped) expect(nextWithin(hours, found, ZONE)).toEqual(found);
      }),
    );
  });
});
