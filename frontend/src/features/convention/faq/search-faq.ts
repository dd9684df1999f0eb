import type { Question } from '#api/generated.ts';
import { holdingWords } from '#ui/text/searchable.ts';

/** The entries that hold every word of a search, as searches compare them. */
export function searchFaq(entries: Question[], search: string): Question[] {
  const holds = holdingWords(search);
  return entries.filter(({ question, answer }) => holds(`${question} ${answer}`));
}
