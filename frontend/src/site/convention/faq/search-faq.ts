import type { Question } from '#core/api/generated.ts';
import { holdingWords } from '#core/text/searchable.ts';

/** The entries that hold every word of a search, as searches compare them. */
export function searchFaq(entries: Question[], search: string): Question[] {
  const holds = holdingWords(search);
  return entries.filter(({ question, answer }) => holds(`${question} ${answer}`));
}
