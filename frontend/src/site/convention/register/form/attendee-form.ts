import { addressProblem } from '#core/edit/email-address.ts';
import type { FieldErrors } from '#core/edit/field-errors.ts';

/** One line of the form: somebody who comes along. */
export interface NameEntry {
  /** Tells the lines apart while they come and go. */
  key: number;
  name: string;
  /** 10 and over: needs a badge. */
  badge: boolean;
}

/** The server's field for what is wrong with the names as a whole, such as one that is there twice. */
export const ALL_NAMES = 'attendees';
/** The server's field for the tick of a parent. */
export const PARENT_AGREES = 'parentAgrees';
export const MOST_NAMES = 8;
export const LONGEST_NAME = 60;

export function nameField(key: number): string {
  return `name-${key}`;
}

/** What the form of the home page holds. */
export interface RegistrationValues {
  email: string;
  entries: readonly NameEntry[];
  /** A parent agrees that the names of the children are kept. */
  parentAgrees: boolean;
}

/** What keeps a registration from being sent, by field; empty when nothing does. */
export function registrationErrors({ email, entries, parentAgrees }: RegistrationValues): FieldErrors {
  const hasChild = entries.some(({ badge }) => !badge);
  const errors: FieldErrors = {
    [PARENT_AGREES]: parentError(hasChild, parentAgrees),
    email: addressProblem(email, 'Invalid email'),
  };
  for (const { key, name } of entries) {
    if (!name.trim()) errors[nameField(key)] = 'Name is required';
  }
  return errors;
}

/** What keeps a form with a child in it from being sent. */
export function parentError(hasChild: boolean, isTicked: boolean): string | undefined {
  return hasChild && !isTicked
    ? 'Please tick that you are a parent or guardian of the children named here'
    : undefined;
}

/** The server's errors (`attendees.0.name`) on the lines they are about. */
export function refusedFields(fields: FieldErrors, entries: readonly NameEntry[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => {
      const entry = entries[Number(/^attendees\.(\d+)\./.exec(field)?.[1] ?? Number.NaN)];
      return [entry ? nameField(entry.key) : field, text];
    }),
  );
}
