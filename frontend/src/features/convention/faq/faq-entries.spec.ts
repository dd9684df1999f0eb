import { describe, expect, it } from '@jest/globals';
import { EDITION } from '#test/edition.ts';
import { faqEntries, searchFaq } from './faq-entries.ts';

const entries = faqEntries(EDITION);
const ids = (search: string) => searchFaq(entries, search).map(({ id }) => id);

describe('the FAQ', () => {
  it('has ten entries with anchors of their own', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(10);
  });

  it('takes price, hours and days from the edition', () => {
    const text = entries.map(({ question, answer }) => `${question} ${answer}`).join('\n');

    expect(text).toContain('a flat $12.50');
    expect(text).toContain('from 10:00 AM to 6:00 PM');
    expect(text).toContain('nothing on Sunday');
  });

  it('is searched by all words, in question and answer, in any case', () => {
    expect(ids('FLAG teacher')).toEqual(['yellow-flag']);
    expect(ids('  ')).toHaveLength(10);
    expect(ids('dragon')).toEqual([]);
  });
});
