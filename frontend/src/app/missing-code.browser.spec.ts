import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadAgainOnce, watchForMissingCode } from './missing-code.ts';

describe('a page whose code does not arrive', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom tells that it does not load pages.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    sessionStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is loaded again once in a while, and not while it is being left', () => {
    watchForMissingCode();
    window.dispatchEvent(new Event('beforeunload'));
    expect(loadAgainOnce()).toBe(false);

    jest.advanceTimersByTime(10_000);
    expect(loadAgainOnce()).toBe(true);
    expect(loadAgainOnce()).toBe(false);
  });
});
