import { describe, expect, it, jest } from '@jest/globals';
import { RateWindow } from './rate-window.ts';

describe('RateWindow', () => {
  it('should let at most the limit pass in any second', () => {
    let now = 0;
    const rate = new RateWindow(5, () => now);
    const passed: number[] = [];
    for (; now < 5_000; now += 7) while (rate.take() === 0) passed.push(now);
    for (const at of passed) {
      expect(passed.filter((other) => other >= at && other < at + 1_000).length).toBeLessThanOrEqual(5);
    }
    expect(passed.length).toBeGreaterThanOrEqual(24);
  });

  it('should say how long to wait', () => {
    let now = 100;
    const rate = new RateWindow(1, () => now);
    expect(rate.take()).toBe(0);
    now = 400;
    expect(rate.take()).toBe(700);
    now = 1_100;
    expect(rate.take()).toBe(0);
  });

  it('should leave less room after mail that does not wait, and never wait without a limit', () => {
    const rate = new RateWindow(2, () => 0);
    rate.count();
    rate.count();
    rate.count();
    expect(rate.take()).toBeGreaterThan(0);
    const unlimited = new RateWindow(0, () => 0);
    unlimited.count();
    expect(unlimited.take()).toBe(0);
  });

  it('should not mind that the machine’s clock is set back', () => {
    const rate = new RateWindow(1);
    expect(rate.take()).toBe(0);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    expect(rate.take()).toBeLessThanOrEqual(1_000);
    clock.mockRestore();
  });
});
