import { hasUnconfirmedRoom } from './unconfirmed.ts';

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
