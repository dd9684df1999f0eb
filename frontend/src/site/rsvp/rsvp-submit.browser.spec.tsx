import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useSuccessMessage } from './rsvp-submit.tsx';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the thanks for an answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('are shown for ten seconds, and anew for another answer', () => {
    const { result } = renderHook(useSuccessMessage);
    const show = (title: string) => act(() => result.current[1]({ title }));
    show('RSVP updated!');
    wait(6000);
    show('RSVP updated!');
    wait(9999);
    expect(result.current[0]).toEqual({ title: 'RSVP updated!' });
    wait(1);
    expect(result.current[0]).toBeNull();
  });
});
