import { describe, expect, it } from '@jest/globals';
import { atMoment, firstEmails, mailNoun, reminderLines } from './mail-text.ts';

const NOW = new Date('2025-10-01T18:30:00Z');
const ZONE = 'America/New_York';
const NOBODY = { due: 0, waiting: 0, suppressed: 0, nextAt: null, next: null, planned: null };
const textsOf = (numbers: Partial<Parameters<typeof reminderLines>[0]>) =>
  reminderLines({ ...NOBODY, ...numbers }, ZONE, NOW).map(({ text }) => text);

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
    expect(textsOf({})).toEqual(['Nobody can be reminded now.']);
  });

  it('offers the hour at which those can be reminded who were mailed too recently', () => {
    const nextAt = '2025-10-02T12:16:00Z';
    expect(textsOf({ waiting: 12, nextAt, next: { at: '2025-10-02T13:00:00Z', guests: 11 } })).toEqual([
      'Nobody can be reminded now.',
      '12 guests were mailed too recently, the first again from Oct 2, 8:16 AM.',
      '11 guests can be reminded on Oct 2, 9:00 AM. Who answers before then gets no mail.',
    ]);
  });

  it('tells of a planned reminder, and of those as too recently mailed who are not in it', () => {
    expect(textsOf({ waiting: 12, planned: { at: '2025-10-02T13:00:00Z', guests: 12 } })).toEqual([
      'Nobody can be reminded now.',
      'A reminder to 12 guests is planned: it leaves on Oct 2, 9:00 AM. It is among the mailings, where it can be cancelled.',
    ]);
    expect(textsOf({ waiting: 13, planned: { at: '2025-10-02T13:00:00Z', guests: 12 } })[1]).toBe(
      '1 guest was mailed too recently.',
    );
  });

  it('says an hour of today without its day', () => {
    expect(atMoment('2025-10-01T20:00:00Z', ZONE, NOW)).toBe('at 4:00 PM');
    expect(atMoment('2025-10-02T13:00:00Z', ZONE, NOW)).toBe('on Oct 2, 9:00 AM');
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
