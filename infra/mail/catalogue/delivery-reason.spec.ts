import { describe, expect, it } from '@jest/globals';
import type { Happening } from '../definition/life.ts';
import type { MailState } from '../definition/mail-state.ts';
import { happenings } from '../happenings/happenings.ts';
import { deliveryReason, EXPIRED, QUARANTINED, RETURNED, UNWRITTEN } from '../replies/delivery-reason.ts';
import { sortsThat } from './lives.ts';

const reasonOf = (error: string | null, state: MailState = 'failed') =>
  deliveryReason({ state, error, endedBy: null }).reason;

describe('why a mail did not arrive, for staff', () => {
  it.each([
    ['550 5.1.1 <address>: User unknown', 'The mailbox does not exist'],
    ['550 No Such User Here', 'The mailbox does not exist'],
    ['550 5.1.6 moved away', 'The mailbox has moved'],
    ['550 5.1.2 <address>: Domain not found', 'Nobody takes mail at the domain of the address'],
    [
      '556 5.1.10 Domain guests.example does not accept mail',
      'Nobody takes mail at the domain of the address',
    ],
    ['552 5.2.2 user is over quota', 'The mailbox is full'],
    ['452 4.2.2 The email account that you tried to reach is over quota', 'The mailbox is full'],
    ['550 Mailbox is full', 'The mailbox is full'],
    ['552 5.3.4 Message size exceeds fixed limit', 'The mail is too large for the mailbox'],
    ['550 5.2.1 The email account that you tried to reach is inactive.', 'The mailbox is closed'],
    [
      '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents more',
      'The mailbox gets too much mail at the moment',
    ],
    ['450 4.2.0 Greylisted, see http://postgrey', 'Their mail server asks to try again a little later'],
    ['554 5.7.1 this looks like spam', 'Their provider refused it as unwanted'],
    ['554 Client host [203.0.113.9] blocked using zen.spamhaus.org', 'Their provider refused it as unwanted'],
    ['554 5.7.1 <address>: Relay access denied', 'Our mail server does not pass mail on to this address'],
    ['550 relay not permitted', 'Our mail server does not pass mail on to this address'],
    ['535 5.7.8 bad credentials', 'Our mail server did not let us in'],
    ['550 5.1.8 <address>: Sender address rejected: Domain not found', 'Our sender address was refused'],
    [
      '550-Verification failed\n550-No Such User Here\n550 Sender verify failed',
      'Our sender address was refused',
    ],
    ['554 5.4.6 Routing loop', 'Their mail server passes it round in a circle'],
    ['550 5.4.1 Access denied', 'Their mail server refused the address without saying why'],
    ['550 no', 'The mail server refused it'],
    ['451 try again later', 'Their mail server did not take it, however often it was tried'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'The mail server could not be reached, however often it was tried'],
  ])('should say of "%s": %s', (error, reason) => {
    expect(deliveryReason({ state: 'failed', error, endedBy: null })).toEqual({ reason, said: error });
    if (/^[45]/.test(error))
      expect(reasonOf(RETURNED + error)).not.toBe('The mail server could not be reached');
  });

  it('should say of one that is tried again that it is so for now', () => {
    expect(reasonOf('451 later', 'retrying')).toBe('Their mail server did not take it for now');
    expect(reasonOf('connection lost', 'retrying')).toBe('The mail server could not be reached for now');
    expect(reasonOf('452 4.2.2 full', 'retrying')).toBe('The mailbox is full');
  });

  it('should mean the same by a report that comes later', () => {
    expect(reasonOf(`${RETURNED}550 5.1.1 unknown`)).toBe('The mailbox does not exist');
    expect(reasonOf(`${RETURNED}5.1.1`)).toBe('The mailbox does not exist');
    expect(reasonOf(`${RETURNED}It could not be delivered.`)).toBe('Their mail server sent it back');
    expect(reasonOf('It is delayed.', 'sent')).toBe('A mail server reports trouble with it');
    expect(
      deliveryReason({ state: 'sent', error: 'The recipient reported this mail as spam.', endedBy: null }),
    ).toEqual({ reason: 'The recipient reported this mail as spam', said: null });
  });

  it('should say what the product says itself, and keep what helps to find the cause', () => {
    expect(deliveryReason({ state: 'failed', error: EXPIRED, endedBy: null })).toEqual({
      reason: 'Its time was over before it could be sent',
      said: null,
    });
    for (const text of [`${QUARANTINED}the sender stopped 6 times`, `${UNWRITTEN}no such helper`]) {
      expect(deliveryReason({ state: 'failed', error: text, endedBy: null }).said).toBe(text);
      expect(reasonOf(text)).not.toMatch(/:/);
    }
    expect(reasonOf('mail.example: no more mails today.', 'retrying')).toBe(
      'mail.example: no more mails today',
    );
    expect(reasonOf('Wants no more invitations', 'suppressed')).toBe('Wants no more invitations');
    expect(reasonOf(null, 'queued')).toBeNull();
  });

  it('should say what ended a mail, for all that ends one', () => {
    const ending = (Object.keys(happenings) as Happening[]).filter(
      (happening) => sortsThat('endedBy', happening).length > 0,
    );
    for (const endedBy of ending) {
      const told = deliveryReason({ state: 'cancelled', error: '451 later', endedBy: endedBy as 'answered' });
      expect([endedBy, told]).toEqual([endedBy, { reason: expect.any(String), said: null }]);
      expect([endedBy, told.reason]).not.toEqual([endedBy, 'No longer needed, or taken back']);
    }
    expect(reasonOf('451 later', 'cancelled')).toBe('No longer needed, or taken back');
  });
});
