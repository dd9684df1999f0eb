import { describe, expect, it } from '@jest/globals';
import { firstEmails } from './first-emails.ts';

describe('the addresses of a bulk result', () => {
  it('are all named up to three', () => {
    expect(firstEmails(['a@x.example', '', 'c@x.example'])).toBe('a@x.example, (no address), c@x.example');
  });

  it('are cut after three, with the number of the others', () => {
    const many = Array.from({ length: 1004 }, (_, n) => `${n}@x.example`);
    expect(firstEmails(many)).toBe('0@x.example, 1@x.example, 2@x.example and 1,001 more');
  });
});
