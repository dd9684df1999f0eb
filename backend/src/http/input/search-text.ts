import { Text } from './text.ts';

const SEARCH_MAX = 200;

/** The rule for what a query searches for; without it, or with an empty text, everything is found. */
export function SearchText(description: string): PropertyDecorator {
  return Text(SEARCH_MAX, { optional: true, default: '', description });
}
