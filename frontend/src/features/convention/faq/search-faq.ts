import type { Question } from '#api/generated.ts';

/** The entries that hold every word of a search, in whatever case. */
export function searchFaq(entries: Question[], search: string): Question[] {
  const words = search.toLowerCase().split(/\s+/);
  return entries.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
