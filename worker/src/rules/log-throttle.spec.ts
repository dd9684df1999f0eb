import { expect, it } from '@jest/globals';
import { LogThrottle } from './log-throttle.ts';

it('should let the same message through once in a while', () => {
  let now = 0;
  const throttle = new LogThrottle(30_000, () => now);
  expect(throttle.worthSaying('away')).toBe(true);
  now = 29_999;
  expect(throttle.worthSaying('away')).toBe(false);
  expect(throttle.worthSaying('something else')).toBe(true);
  now = 30_000;
  expect(throttle.worthSaying('away')).toBe(true);
});
