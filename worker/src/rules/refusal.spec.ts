import { describe, expect, it } from '@jest/globals';
import { judge, SmtpRefusal, type SmtpStage } from './refusal.ts';

function verdict(message: string, stage: SmtpStage | null) {
  const code = /^\d{3}/.exec(message)?.[0];
  return judge(new SmtpRefusal(message, code ? Number(code) : null, stage, false));
}

const LATER = { answer: 'retry', bounced: false, about: 'moment' };
const OURS = { answer: 'retry', bounced: false, about: 'us' };
const CONTENT = { answer: 'fail', bounced: false, about: 'content' };
const BOUNCED = { answer: 'fail', bounced: true, about: 'recipient' };

describe('judge', () => {
  it.each([
    ['connection lost', null, LATER],
    ['421 4.3.2 closing', 'greeting', LATER],
    ['451 4.7.1 greylisted', 'recipient', LATER],
    ['452 too many', 'content', LATER],
    ['550 5.1.1 no such user', 'recipient', BOUNCED],
    ['551 moved', 'recipient', BOUNCED],
    ['553 bad mailbox', 'recipient', BOUNCED],
    ['554 no', 'recipient', BOUNCED],
    ['552 5.2.2 over quota', 'recipient', { answer: 'fail', bounced: false, about: 'recipient' }],
    ['550 5.7.1 relaying denied', 'recipient', CONTENT],
    ['554 5.7.1 this looks like spam', 'content', CONTENT],
    ['552 too big', 'sender', CONTENT],
    ['550 sender not allowed', 'sender', OURS],
    ['554 go away', 'greeting', OURS],
    ['535 5.7.8 bad credentials', 'auth', OURS],
    ['530 5.7.0 sign in first', 'sender', OURS],
  ] as const)('should judge "%s" at %s', (message, stage, expected) => {
    expect(verdict(message, stage)).toEqual(expected);
  });
});
