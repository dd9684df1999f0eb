import { catalogue, type MailKind } from '../catalogue/catalogue.ts';
import type { WordVariables } from '../message/word-variables.ts';

/** The kinds that have places for words of one's own, in the order in which staff see them. */
export const KINDS_WITH_PLACES = (Object.keys(catalogue) as MailKind[]).filter(hasPlaces);

export function hasPlaces(kind: MailKind): boolean {
  return variablesOf(kind) !== null;
}

/** What may stand in the words of a kind of mail; null for a kind without places, and for an unknown one. */
export function variablesOf(kind: MailKind): WordVariables | null {
  const words = Object.hasOwn(catalogue, kind) ? catalogue[kind].words : null;
  return words && 'variables' in words ? words.variables : null;
}

/**
 * Those of them that may stand in a subject: short, and the same for everybody. A name or a place is none of them,
 * because visitors write the one, and the other is long.
 */
const IN_SUBJECTS = ['edition', 'dates', 'date', 'time'];

export function subjectVariablesOf(variables: WordVariables): WordVariables {
  return Object.fromEntries(Object.entries(variables).filter(([variable]) => IN_SUBJECTS.includes(variable)));
}
