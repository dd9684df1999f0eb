import { describe, expect, it } from '@jest/globals';
import type { DeliveryProgress, InvitationDelivery, Mailing } from '#core/api/staff.ts';
import {
  deliveryDetails,
  doneCount,
  kindText,
  mailingDetail,
  progressOf,
  progressText,
  progressTitle,
  timeLeft,
} from './delivery-state.ts';

const NOW = new Date('2025-10-10T18:30:00Z');
const ZONE = 'America/New_York';
const QUEUED: InvitationDelivery = {
  state: 'queued',
  attempts: 0,
  nextAttemptAt: null,
  sentAt: null,
  reason: null,
  said: null,
  isAmbiguous: false,
};
const details = (delivery: InvitationDelivery) => deliveryDetails(delivery, ZONE, NOW);

describe('the delivery of a mail in words', () => {
  it('says when it left', () => {
    const sent = { ...QUEUED, state: 'sent' as const, sentAt: '2025-10-10T18:16:00Z' };
    expect(details(sent)).toEqual([null, '2:16 PM']);
  });

  it('says which try comes when', () => {
    const retrying = {
      ...QUEUED,
      state: 'retrying' as const,
      attempts: 2,
      nextAttemptAt: '2025-10-10T18:24:00Z',
      reason: 'The mailbox is full',
    };
    expect(details(retrying)).toEqual(['The mailbox is full', 'try 3 at 2:24 PM']);
  });

  it.each(['failed', 'suppressed', 'cancelled'] as const)('says why it is %s', (state) => {
    expect(details({ ...QUEUED, state, reason: 'For a reason' })).toEqual(['For a reason', null]);
    expect(details(QUEUED)).toEqual([null, null]);
  });
});

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
      '3 mails failed, 1 skipped, 2 cancelled.',
    );
    expect(progressText({ ...RUNNING, active: false, failed: 0, suppressed: 0, cancelled: 2 }, null)).toBe(
      '2 cancelled.',
    );
  });

  it('estimates the time left once it has seen enough', () => {
    const first = { at: 0, done: 100 };
    expect(timeLeft(first, { at: 1000, done: 120 }, 300)).toBeNull();
    expect(timeLeft(first, { at: 60_000, done: 200 }, 400)).toBe('about 2 minutes left');
    expect(timeLeft(first, { at: 10_000, done: 200 }, 220)).toBe('less than a minute left');
  });
});

const NONE = { queued: 0, sending: 0, sent: 0, retrying: 0, failed: 0, suppressed: 0, cancelled: 0 };
const MAILING: Mailing = {
  id: 'm1',
  title: 'Please review your registration',
  kind: 'registration-review',
  audience: 'Everybody who is registered',
  author: null,
  createdAt: '2026-09-12T13:00:00Z',
  scheduledFor: null,
  leavesAt: null,
  startedAt: '2026-09-12T13:00:00Z',
  finishedAt: null,
  state: 'sending',
  pausedReason: null,
  size: 1200,
  counts: { ...NONE, sent: 990, failed: 6, suppressed: 4, queued: 200 },
  leftOut: [],
  resendable: 0,
  bounced: 0,
};
const detail = (part: Partial<Mailing>) => mailingDetail({ ...MAILING, ...part }, 'America/New_York');

describe("the line under a mailing's state", () => {
  it("names a scheduled one's time and zone", () => {
    expect(detail({ state: 'scheduled', scheduledFor: '2026-12-01T14:30:00Z' })).toBe(
      'for Dec 1, 2026, 9:30 AM EST',
    );
  });

  it('counts what has an outcome while it is sent', () => {
    expect(detail({})).toBe('1,000 of 1,200 mails done');
  });

  it('says why it stands still and when it ended', () => {
    expect(detail({ state: 'paused', pausedReason: 'Paused by Dana.' })).toBe('Paused by Dana.');
    expect(detail({ state: 'finished', finishedAt: '2026-09-12T13:02:00Z' })).toBe(
      'Sep 12, 2026, 9:02 AM EDT',
    );
    expect(detail({ state: 'cancelled' })).toBeNull();
  });

  it('is the progress of one under way that stands still, while it waits for its hour', () => {
    const pausedReason = 'Leaves on Friday at 8:00 AM.';
    const waits = {
      ...MAILING,
      state: 'scheduled',
      counts: { ...NONE, queued: 1200 },
      pausedReason,
    } as const;
    const progress = progressOf(waits);
    expect(progressTitle(progress, 'mail')).toBe('Sending waits: 1,200 mails');
    expect(progressText(progress, null)).toBe('0 done. Leaves on Friday at 8:00 AM.');
    expect(progressOf({ ...waits, startedAt: null }).active).toBe(false);
    expect(progressOf(MAILING)).toMatchObject({ active: true, paused: false });
    expect(progressOf({ ...MAILING, state: 'finished' }).active).toBe(false);
  });

  it('writes kinds as words', () => {
    expect(kindText('registration-review')).toBe('Registration review');
  });
});
