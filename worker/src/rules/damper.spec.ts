import { expect, it } from '@jest/globals';
import { Damper } from './damper.ts';

it('should let the same message through once in a while', () => {
  let now = 0;
  const damper = new Damper(30_000, () => now);
  expect(damper.worthSaying('away')).toBe(true);
  now = 29_999;
  expect(damper.worthSaying('away')).toBe(false);
  expect(damper.worthSaying('something else')).toBe(true);
  now = 30_000;
  expect(damper.worthSaying('away')).toBe(true);
});
