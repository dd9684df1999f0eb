import { describe, expect, it } from '@jest/globals';
import type { MailingRecipient } from '#core/api/staff.ts';
import { recipientDetails } from './recipient-view.ts';

const recipient: MailingRecipient = {
  id: '01980000-0000-7000-8000-000000000000',
  about: null,
  name: 'Ola',
  email: 'ola@guests.example',
  state: 'failed',
  attempts: 2,
  reason: 'The mailbox is full',
  said: '452 4.2.2 mailbox full',
  sentAt: null,
  dueAt: null,
  bounces: 0,
  isAmbiguous: true,
  isCorrectable: false,
};

describe('what is told of a mail', () => {
  it('should leave in doubt what a lost connection leaves in doubt', () => {
    const details = (state: MailingRecipient['state'], isAmbiguous = true) =>
      recipientDetails({ ...recipient, state, isAmbiguous }, 'America/New_York').at(-1);

    expect(details('sent')).toBe('May have arrived twice');
    expect(details('failed')).toBe('Not confirmed: it may have arrived all the same');
    expect(details('sent', false)).toBeNull();
  });
});
