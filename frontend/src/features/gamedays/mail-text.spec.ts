import { describe, expect, it } from '@jest/globals';
import { firstEmails, mailNoun, reminderLines } from './mail-text.ts';

const NOW = new Date('2025-10-01T18:30:00Z');
const textsOf = (numbers: Parameters<typeof reminderLines>[0]) =>
  reminderLines(numbers, 'America/New_York', NOW).map(({ text }) => text);

describe('what a reminder would do', () => {
  it('names who is mailed now, who waits until when and who is skipped', () => {
    expect(textsOf({ due: 119, waiting: 12, suppressed: 3, nextAt: '2025-10-02T18:16:00Z' })).toEqual([
      '119 guests have not answered and will get this mail now.',
      '12 guests were mailed too recently, the first again from Oct 2, 2:16 PM.',
      '3 guests are skipped: unsubscribed, bounced or blocked.',
    ]);
  });

  it('speaks of one guest as of one', () => {
    expect(textsOf({ due: 1, waiting: 1, suppressed: 1, nextAt: null })).toEqual([
      '1 guest has not answered and will get this mail now.',
      '1 guest was mailed too recently.',
      '1 guest is skipped: unsubscribed, bounced or blocked.',
    ]);
  });

  it('says when there is nobody', () => {
    expect(textsOf({ due: 0, waiting: 0, suppressed: 0, nextAt: null })).toEqual([
      'Nobody can be reminded now.',
    ]);
  });
});

describe('what the mails of a gameday are called', () => {
  it('follows their templates, and a mixture has the widest name', () => {
    expect(mailNoun(['gameday-reminder'])).toBe('reminder');
    expect(mailNoun(['gameday-change'])).toBe('message');
    expect(mailNoun(['gameday-invitation', 'gameday-reminder'])).toBe('message');
    expect(mailNoun([])).toBe('message');
  });
});

describe('the addresses of a bulk result', () => {
  it('are all named up to three', () => {
    expect(firstEmails(['a@x.example', '', 'c@x.example'])).toBe('a@x.example, (no address), c@x.example');
  });

  it('are cut after three, with the number of the others', () => {
    const many = Array.from({ length: 1004 }, (_, n) => `${n}@x.example`);
    expect(firstEmails(many)).toBe('0@x.example, 1@x.example, 2@x.example and 1,001 more');
  });
});
