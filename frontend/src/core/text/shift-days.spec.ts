import { describe, expect, it } from '@jest/globals';
import { shiftTime } from './shift-days.ts';

const between = (startsAt: string, endsAt: string) =>
  shiftTime({ day: '', startsAt, endsAt }, 'America/New_York');

describe('when a shift is', () => {
  it('is told by the clock of the convention', () => {
    expect(between('2025-10-10T19:00:00Z', '2025-10-10T21:00:00Z')).toBe('3:00 PM – 5:00 PM');
    expect(between('2025-10-10T22:00:00Z', '2025-10-11T04:00:00Z')).toBe('6:00 PM – 12:00 AM');
  });

  it('says that it ends on the next day, also in the night in which the clocks change', () => {
    expect(between('2025-10-11T02:30:00Z', '2025-10-11T10:30:00Z')).toBe('10:30 PM – 6:30 AM (next day)');
    expect(between('2025-11-02T03:30:00Z', '2025-11-02T06:30:00Z')).toBe('11:30 PM – 1:30 AM (next day)');
    expect(between('2025-10-11T04:00:00Z', '2025-10-11T06:00:00Z')).toBe('12:00 AM – 2:00 AM');
  });
});
