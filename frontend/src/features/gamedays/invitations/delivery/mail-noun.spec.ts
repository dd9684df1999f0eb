import { describe, expect, it } from '@jest/globals';
import { mailNoun } from './mail-noun.ts';

describe('what the mails of a gameday are called', () => {
  it('follows their templates, and a mixture has the widest name', () => {
    expect(mailNoun(['gameday-reminder'])).toBe('reminder');
    expect(mailNoun(['gameday-change'])).toBe('message');
    expect(mailNoun(['gameday-invitation', 'gameday-reminder'])).toBe('message');
    expect(mailNoun([])).toBe('message');
  });
});
