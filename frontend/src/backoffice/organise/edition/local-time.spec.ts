import { describe, expect, it } from '@jest/globals';
import { localTime, momentOf } from './local-time.ts';

const ZONE = 'Europe/Berlin';
const at = (local: string) => momentOf(local, ZONE).toISOString();

describe('a time as it is typed, in the zone of the edition', () => {
  it('is the moment at which the clocks there show it, on the days when they change as well', () => {
    expect(at('2027-01-15T18:00')).toBe('2027-01-15T17:00:00.000Z');
    expect(at('2027-07-15T18:00')).toBe('2027-07-15T16:00:00.000Z');
    expect(at('2027-03-28T01:30')).toBe('2027-03-28T00:30:00.000Z');
    expect(at('2027-03-28T03:30')).toBe('2027-03-28T01:30:00.000Z');
    expect(at('2027-10-31T01:30')).toBe('2027-10-30T23:30:00.000Z');
    expect(at('2027-10-31T03:30')).toBe('2027-10-31T02:30:00.000Z');
  });

  it('is the next hour where the clocks leave it out', () => {
    expect(at('2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z');
  });

  it('is shown as it was typed', () => {
    for (const zone of [ZONE, 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'])
      expect(localTime(momentOf('2027-03-14T03:15', zone), zone)).toBe('2027-03-14T03:15');
  });
});
