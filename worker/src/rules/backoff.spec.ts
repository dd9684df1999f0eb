import { describe, expect, it } from '@jest/globals';
import { backoff } from './backoff.ts';

describe('backoff', () => {
  it('should double with every attempt up to the longest', () => {
    const longest = [1, 2, 3, 7, 8, 30].map((attempt) => backoff(attempt, 30_000, 3_600_000, 1));
    expect(longest).toEqual([30_000, 60_000, 120_000, 1_920_000, 3_600_000, 3_600_000]);
  });

  it('should take off a random half at most', () => {
    expect(backoff(1, 30_000, 3_600_000, 0)).toBe(15_000);
    const some = Array.from({ length: 50 }, () => backoff(2, 30_000, 3_600_000));
    expect(Math.min(...some)).toBeGreaterThanOrEqual(30_000);
    expect(Math.max(...some)).toBeLessThanOrEqual(60_000);
    expect(new Set(some).size).toBeGreaterThan(10);
  });
});
