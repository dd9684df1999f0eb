import { describe, expect, it } from '@jest/globals';
import type { InvitationDelivery } from '#api/generated.ts';
import { deliveryDetail } from './delivery-state.ts';

const NOW = new Date('2025-10-10T18:30:00Z');
const ZONE = 'America/New_York';
const QUEUED: InvitationDelivery = {
  state: 'queued',
  attempts: 0,
  nextAttemptAt: null,
  sentAt: null,
  reason: null,
};

describe('the delivery of a mail in words', () => {
  it('says when it left', () => {
    const sent = { ...QUEUED, state: 'sent' as const, sentAt: '2025-10-10T18:16:00Z' };
    expect(deliveryDetail(sent, ZONE, NOW)).toBe('2:16 PM');
  });

  it('says which try comes when', () => {
    const retrying = {
      ...QUEUED,
      state: 'retrying' as const,
      attempts: 2,
      nextAttemptAt: '2025-10-10T18:24:00Z',
    };
    expect(deliveryDetail(retrying, ZONE, NOW)).toBe('try 3 at 2:24 PM');
  });

  it('says why it failed or was skipped', () => {
    const failed = { ...QUEUED, state: 'failed' as const, reason: '550 mailbox unavailable' };
    expect(deliveryDetail(failed, ZONE, NOW)).toBe('550 mailbox unavailable');
    expect(deliveryDetail(QUEUED, ZONE, NOW)).toBeNull();
  });
});
