import { describe, expect, it } from '@jest/globals';
import { matchesZone, zoneChoices } from './time-zones.ts';

const now = new Date('2026-11-27T08:44:00Z');
const found = (typed: string, present = 'America/New_York') =>
  zoneChoices(present, now)
    .filter((choice) => matchesZone(typed, choice))
    .map(({ value, label }) => [value, label]);

describe('the time zones of an edition', () => {
  it.each([
    ['Berlin', 'Europe/Berlin', 'Berlin, UTC+1, now 9:44 AM'],
    ['america/new_york', 'America/New_York', 'New York, UTC-5, now 3:44 AM'],
    ['york new', 'America/New_York', 'New York, UTC-5, now 3:44 AM'],
    ['kolkata', 'Asia/Calcutta', 'Kolkata, UTC+5:30, now 2:14 PM'],
    ['kiev', 'Europe/Kiev', 'Kyiv, UTC+2, now 10:44 AM'],
    ['Knox', 'America/Indiana/Knox', 'Knox, Indiana, UTC-6, now 2:44 AM'],
  ])('are found by a city: %s', (typed, zone, label) => {
    expect(found(typed)).toContainEqual([zone, label]);
  });

  it('have the one that is set, under whatever name', () => {
    expect(found('us eastern', 'US/Eastern')).toEqual([['US/Eastern', 'Eastern, UTC-5, now 3:44 AM']]);
  });
});
