import type { Config } from '@tablefall/platform/config/config';
import { badgesHeldUntil, hasUnconfirmedRoom, seatsHeldUntil } from './unconfirmed.ts';

const SHARE = { UNCONFIRMED_PERCENT: 10, UNCONFIRMED_PLACES: 20 };

describe('the share of addresses that nobody has confirmed', () => {
  it('should be a part of many places, by what others of them hold', () => {
    expect(hasUnconfirmedRoom(SHARE, 159, 1_600)).toBe(true);
    expect(hasUnconfirmedRoom(SHARE, 160, 1_600)).toBe(false);
  });

  it('should be a number of places where there are few', () => {
    expect(hasUnconfirmedRoom(SHARE, 7, 8)).toBe(true);
    expect(hasUnconfirmedRoom(SHARE, 20, 8)).toBe(false);
  });

  it('should have no end where a setting says so', () => {
    expect(hasUnconfirmedRoom({ ...SHARE, UNCONFIRMED_PERCENT: 100 }, 5_000, 10)).toBe(true);
  });
});

const NOW = new Date('2025-10-01T12:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

describe('for how long such an address holds', () => {
  const hold = {
    REGISTRATION_HOLD_HOURS: 72,
    REGISTRATION_SHORT_HOLD_HOURS: 2,
    REGISTRATION_SCARCE_PERCENT: 80,
  };

  it.each([
    ['while there are enough', {}, 8, 72],
    ['as soon as they are scarce', {}, 9, 2],
    ['where scarce badges would be held for longer than others', { REGISTRATION_HOLD_HOURS: 1 }, 9, 1],
  ])('should be for badges %s', (_when, settings, taken, hours) => {
    expect(badgesHeldUntil({ ...hold, ...settings } as Config, NOW, taken, 10)).toEqual(inHours(hours));
  });

  it.each([
    ['long before', 240, 48],
    ['four days before', 96, 48],
    ['less', 95, 47.5],
    ['an hour before', 1, 0.5],
    ['once it has begun', -5, 0],
  ])('should be for seats half of the time before the start at most: %s', (_when, start, hours) => {
    expect(seatsHeldUntil({ RSVP_HOLD_HOURS: 48 } as Config, NOW, inHours(start))).toEqual(inHours(hours));
  });
});
