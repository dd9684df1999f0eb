import { describe, expect, it } from '@jest/globals';
import type { Mailing } from '#api/generated.ts';
import { kindText, mailingDetail } from './mailing-state.ts';

const NONE = { queued: 0, sending: 0, sent: 0, retrying: 0, failed: 0, suppressed: 0, cancelled: 0 };
const MAILING: Mailing = {
  id: 'm1',
  title: 'Please review your registration',
  kind: 'registration-review',
  audience: 'Everybody who is registered',
  author: null,
  createdAt: '2026-09-12T13:00:00Z',
  scheduledFor: null,
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

  it('writes kinds as words', () => {
    expect(kindText('registration-review')).toBe('Registration review');
  });
});
