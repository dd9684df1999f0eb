import { describe, expect, it } from '@jest/globals';
import { deliveryReason } from '@tablefall/mail';
import { REFUSALS } from '../../test/refusal-cases.ts';
import { judge, SmtpRefusal, type SmtpStage } from './refusal.ts';

function verdict(message: string, stage: SmtpStage | null) {
  const code = /^\d{3}/.exec(message)?.[0];
  return judge(new SmtpRefusal(message, code ? Number(code) : null, stage, false));
}

const LATER = { answer: 'retry', bounced: false, about: 'moment' };
const PUT_OFF = { answer: 'retry', bounced: false, about: 'nobody' };
const OURS = { answer: 'retry', bounced: false, about: 'us' };
const BLOCK = { answer: 'fail', bounced: false, about: 'block' };
const OF_RECIPIENT = {
  address: { answer: 'fail', bounced: true, about: 'recipient' },
  recipient: { answer: 'fail', bounced: false, about: 'recipient' },
  us: BLOCK,
};

describe('judge', () => {
  it.each([
    ['connection lost', null, LATER],
    ['421 4.3.2 closing', 'greeting', LATER],
    ['451 4.7.1 not now', 'recipient', LATER],
    ['451 4.7.1 greylisted', 'sender', LATER],
    ['451 4.7.1 Greylisted, please try again later', 'recipient', PUT_OFF],
    [
      '450 4.2.0 <a@b.example>: Recipient address rejected: Greylisted, see http://postgrey',
      'recipient',
      PUT_OFF,
    ],
    ['451 4.7.1 Grey-listing in action, please come back later', 'recipient', PUT_OFF],
    ['452 too many', 'content', LATER],
    ['554 5.7.1 this looks like spam', 'content', BLOCK],
    ['550 5.1.1 no such user', 'content', BLOCK],
    ['500 unrecognised command', 'content', BLOCK],
    ['504 5.7.4 unrecognised authentication type', 'auth', OURS],
    ['553 it takes no such address', 'address', { answer: 'fail', bounced: false, about: 'nobody' }],
    ['552 too big', 'sender', BLOCK],
    ['550 sender not allowed', 'sender', OURS],
    ['554 go away', 'greeting', OURS],
    ['535 5.7.8 bad credentials', 'auth', OURS],
    ['530 5.7.0 sign in first', 'sender', OURS],
  ] as const)('should judge "%s" at %s', (message, stage, expected) => {
    expect(verdict(message, stage)).toEqual(expected);
  });

  it.each(REFUSALS)('should judge a recipient refused with "%s" as a matter of the %s', (message, about) => {
    expect(verdict(message, 'recipient')).toEqual(OF_RECIPIENT[about]);
  });

  it.each(REFUSALS)(
    'should tell staff of "%s" that nobody has the address only where it is about the %s',
    (error, about) => {
      const { reason } = deliveryReason({ state: 'failed', error, endedBy: null });
      const isDead = /does not exist|is closed|has moved|Nobody takes mail/.test(reason ?? '');

      expect([reason, isDead]).toEqual([reason, about === 'address']);
    },
  );
});
