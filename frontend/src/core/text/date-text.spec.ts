import { describe, expect, it } from '@jest/globals';
import {
  clockTime,
  dayRange,
  fullMoment,
  longDate,
  shortDay,
  shortMoment,
  tableDay,
  timeRange,
  weekdayMoment,
} from './date-text.ts';

describe('date texts', () => {
  it('writes dates and times as the specification does', () => {
    expect(longDate('2025-10-10')).toBe('Friday, October 10, 2025');
    expect(clockTime('00:01:00')).toBe('12:01 AM');
    expect(timeRange('12:00:00', '22:00:00')).toBe('12:00 PM – 10:00 PM');
    expect(timeRange('18:30:00', null)).toBe('starts at 6:30 PM');
    expect(timeRange(null, null)).toBe('');
  });

  it('leaves what is no date as it came', () => {
    expect(longDate('someday')).toBe('someday');
  });

  it('reads instants in the convention zone', () => {
    const now = new Date('2025-10-10T20:00:00Z');
    expect(shortDay('2025-10-11T02:00:00Z', 'America/New_York', now)).toBe('Oct 10');
    expect(shortMoment('2025-10-10T18:16:00Z', 'America/New_York', now)).toBe('2:16 PM');
    expect(shortMoment('2025-09-12T13:02:00Z', 'America/New_York', now)).toBe('Sep 12, 9:02 AM');
    expect(weekdayMoment('2025-10-10T02:30:00Z', 'America/New_York')).toBe('Thursday, 10:30 PM');
    expect(fullMoment('2025-09-12T13:02:00Z', 'America/New_York')).toBe('Sep 12, 2025, 9:02 AM EDT');
  });

  it('tells the same day of another year apart', () => {
    const now = new Date('2027-10-10T20:00:00Z');
    expect(shortMoment('2026-10-10T14:16:00Z', 'America/New_York', now)).toBe('Oct 10, 2026, 10:16 AM');
    expect(shortMoment('2027-03-02T14:16:00Z', 'America/New_York', now)).toBe('Mar 2, 9:16 AM');
    expect(shortDay('2026-10-10T14:16:00Z', 'America/New_York', now)).toBe('Oct 10, 2026');
    expect(tableDay('2026-10-10T14:16:00Z', 'America/New_York')).toBe('Oct 10');
    // Midnight of the new year is later in New York than in UTC.
    const newYear = new Date('2028-01-01T02:00:00Z');
    expect(shortDay('2027-12-31T20:00:00Z', 'America/New_York', newYear)).toBe('Dec 31');
  });

  it('joins the days of an edition', () => {
    const friday = { date: '2025-10-10', monthDay: 'October 10' };
    expect(dayRange([friday, { date: '2025-10-11', monthDay: 'October 11' }])).toBe('October 10–11, 2025');
    expect(dayRange([friday, { date: '2025-11-01', monthDay: 'November 1' }])).toBe(
      'October 10–November 1, 2025',
    );
  });
});
