import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useCopy, usePending, useThrottledText } from './timing.ts';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a pending view', () => {
  const pending = (delay: number, minimum?: number) => {
    const { result, rerender } = renderHook(({ waiting }) => usePending(waiting, delay, minimum), {
      initialProps: { waiting: true },
    });
    return { isShown: () => result.current, finish: () => rerender({ waiting: false }) };
  };

  it('comes after its delay, and never for what was quicker', () => {
    const slow = pending(300);
    wait(299);
    expect(slow.isShown()).toBe(false);
    wait(1);
    expect(slow.isShown()).toBe(true);
    slow.finish();
    wait(0);
    expect(slow.isShown()).toBe(false);

    const quick = pending(300);
    wait(200);
    quick.finish();
    wait(1000);
    expect(quick.isShown()).toBe(false);
  });

  it('stays for its minimum once it is shown', () => {
    const page = pending(1000, 500);
    wait(1000);
    wait(100);
    page.finish();
    wait(399);
    expect(page.isShown()).toBe(true);
    wait(1);
    expect(page.isShown()).toBe(false);
  });
});

describe('a spoken text', () => {
  it('changes at most once in its interval, and ends with the last text', () => {
    const { result, rerender } = renderHook(({ text }) => useThrottledText(text, 10_000), {
      initialProps: { text: '1 sent' },
    });
    wait(10_000);
    rerender({ text: '2 sent' });
    wait(0);
    expect(result.current).toBe('2 sent');
    rerender({ text: '3 sent' });
    wait(5000);
    rerender({ text: '4 sent' });
    wait(4999);
    expect(result.current).toBe('2 sent');
    wait(1);
    expect(result.current).toBe('4 sent');
  });

  it('answers soon what somebody asked for, and once where they ask for more meanwhile', () => {
    const { result, rerender } = renderHook(({ text, asked }) => useThrottledText(text, 10_000, asked), {
      initialProps: { text: '60 events', asked: '' },
    });
    rerender({ text: '35 events', asked: 'Friday' });
    wait(500);
    rerender({ text: '4 events', asked: 'Friday, evening' });
    wait(699);
    expect(result.current).toBe('60 events');
    wait(1);
    expect(result.current).toBe('4 events');
    rerender({ text: '5 events', asked: 'Friday, evening' });
    wait(9_999);
    expect(result.current).toBe('4 events');
    wait(1);
    expect(result.current).toBe('5 events');
  });
});

describe('a copied text', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async () => undefined },
      configurable: true,
    });
  });

  it('is confirmed for two seconds, counted from the last copy', async () => {
    const { result } = renderHook(useCopy);
    const copy = () => act(async () => result.current[1]('https://tablefall.example'));
    await copy();
    wait(1500);
    await copy();
    wait(1999);
    expect(result.current[0]).toBe(true);
    wait(1);
    expect(result.current[0]).toBe(false);
  });
});
