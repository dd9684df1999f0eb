import { Matches } from 'class-validator';

const KEY = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Whether a text is the key of an edition, the month of its first day: `2025-10`. */
export function isEditionKey(text: string): boolean {
  return KEY.test(text);
}

/** The rule for the key of an edition in a body or a query. */
export function EditionKey(): PropertyDecorator {
  return Matches(KEY, { message: 'There is no such edition' });
}
