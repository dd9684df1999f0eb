import { stateOf } from './site.check.ts';

describe('the certificate of the site', () => {
  it.each([
    [90, 14, 'ok'],
    [90, 13.9, 'warning'],
    [90, 3, 'warning'],
    [90, 2.9, 'failed'],
    // Made for a year, and for six days.
    [365, 14, 'ok'],
    [365, 13.9, 'warning'],
    [6, 2, 'ok'],
    [6, 0.9, 'warning'],
    [6, 0.1, 'failed'],
  ])('should, of %d days, with %d left be %s', (life, left, state) => {
    expect(stateOf({ life, left })).toBe(state);
  });
});
