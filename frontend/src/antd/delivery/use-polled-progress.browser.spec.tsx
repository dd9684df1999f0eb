import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import type { DeliveryProgress } from '#core/api/staff.ts';
import { usePolledProgress } from './use-polled-progress.ts';

const RUNNING: DeliveryProgress = {
  total: 1000,
  queued: 900,
  sending: 0,
  sent: 100,
  retrying: 0,
  failed: 0,
  suppressed: 0,
  cancelled: 0,
  active: true,
  paused: false,
  pausedReason: null,
  kinds: ['gameday-invitation'],
};

interface Answer {
  currentData?: DeliveryProgress;
  error?: unknown;
  fulfilledTimeStamp?: number;
}

/** Whether it was last asked for as what moves. */
let isMoving: boolean;

/** Stands for a generated hook: the server's latest answer is given. */
function useAnswer(answer: Answer, moving: boolean) {
  isMoving = moving;
  return { ...answer, refetch: () => undefined };
}

function poll(first: Answer) {
  const { result, rerender } = renderHook((answer: Answer) => usePolledProgress(useAnswer, answer), {
    initialProps: first,
  });
  return { shown: () => result.current, answer: rerender, isMoving: () => isMoving };
}

describe('progress that is polled', () => {
  afterEach(cleanup);

  it('is asked for more often while mails are under way', () => {
    const progress = poll({ currentData: RUNNING, fulfilledTimeStamp: 0 });
    expect(progress.isMoving()).toBe(true);
    progress.answer({ currentData: { ...RUNNING, active: false }, fulfilledTimeStamp: 2000 });
    expect(progress.isMoving()).toBe(false);
  });

  it('estimates the time that is left', () => {
    const progress = poll({ currentData: RUNNING, fulfilledTimeStamp: 0 });
    progress.answer({ currentData: { ...RUNNING, sent: 200 }, fulfilledTimeStamp: 60_000 });
    expect(progress.shown()).toMatchObject({ timeLeft: 'about 8 minutes left', hasFailed: false });
  });

  it('says how old it is once a request fails, gives no estimate, and goes on polling', () => {
    const progress = poll({ currentData: RUNNING, fulfilledTimeStamp: 0 });
    progress.answer({ currentData: { ...RUNNING, sent: 200 }, fulfilledTimeStamp: 60_000 });
    progress.answer({
      currentData: { ...RUNNING, sent: 200 },
      fulfilledTimeStamp: 60_000,
      error: { status: 'FETCH_ERROR' },
    });
    expect(progress.shown()).toMatchObject({ hasFailed: true, heardAt: 60_000, timeLeft: null });
    expect(progress.isMoving()).toBe(true);
  });

  it('says that nothing is known when the first request fails', () => {
    expect(poll({ error: { status: 500 } }).shown()).toMatchObject({ hasFailed: true, progress: undefined });
  });
});
