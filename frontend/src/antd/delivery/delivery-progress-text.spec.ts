import { describe, expect, it } from '@jest/globals';
import type { DeliveryProgress } from '#api/generated.ts';
import { doneCount, progressText, progressTitle, timeLeft } from './delivery-progress-text.ts';

const RUNNING: DeliveryProgress = {
  total: 312,
  queued: 23,
  sending: 12,
  sent: 268,
  retrying: 5,
  failed: 3,
  suppressed: 1,
  cancelled: 0,
  active: true,
  paused: false,
  pausedReason: null,
  kinds: ['gameday-invitation'],
};

describe('the progress of a mailing', () => {
  it('counts as done what has nothing ahead', () => {
    expect(doneCount(RUNNING)).toBe(272);
  });

  it('says what is going on', () => {
    expect(progressTitle(RUNNING, 'invitation')).toBe('Sending 312 invitations');
    expect(progressText(RUNNING, 'about 2 minutes left')).toBe(
      '272 done, about 2 minutes left. You can leave this page.',
    );
    expect(progressText({ ...RUNNING, paused: true, pausedReason: null }, null)).toBe(
      '272 done. Nothing more is sent until you resume.',
    );
    expect(progressTitle({ ...RUNNING, active: false }, 'invitation')).toBe('Sent 268 of 312 invitations');
    expect(progressText({ ...RUNNING, active: false, cancelled: 2 }, null)).toBe(
      '3 mails failed, 1 skipped, 2 cancelled. The list below says why.',
    );
  });

  it('estimates the time left once it has seen enough', () => {
    const first = { at: 0, done: 100 };
    expect(timeLeft(first, { at: 1000, done: 120 }, 300)).toBeNull();
    expect(timeLeft(first, { at: 60_000, done: 200 }, 400)).toBe('about 2 minutes left');
    expect(timeLeft(first, { at: 10_000, done: 200 }, 220)).toBe('less than a minute left');
  });
});
