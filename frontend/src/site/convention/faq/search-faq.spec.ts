import { describe, expect, it } from '@jest/globals';
import { searchFaq } from './search-faq.ts';

const entries = [
  { id: 'food', question: 'Can I get something to eat?', answer: 'Yes.', flag: null },
  {
    id: 'yellow-flag',
    question: 'What does a yellow flag mean?',
    answer: 'A teacher is wanted.',
    flag: 'yellow' as const,
  },
];
const ids = (search: string) => searchFaq(entries, search).map(({ id }) => id);

describe('the FAQ', () => {
  it('is searched by all words, in question and answer, in any case', () => {
    expect(ids('FLAG teacher')).toEqual(['yellow-flag']);
    expect(ids('  ')).toHaveLength(2);
    expect(ids('dragon')).toEqual([]);
  });
});
