import { type Field } from './field.ts';
import { Pattern } from './text.ts';

const KEY = /^\d{4}-(0[1-9]|1[0-2])$/;
/** The form of such a key, for the document. */
export const EDITION_KEY_PATTERN = KEY.source;

/** Whether a text is the key of an edition, the month of its first day: `2025-10`. */
export function isEditionKey(text: string): boolean {
  return KEY.test(text);
}

/** The rule for the key of an edition in a body or a query. */
export function EditionKey(said: Field = {}): PropertyDecorator {
  return Pattern(KEY, { message: 'There is no such edition', ...said });
}
