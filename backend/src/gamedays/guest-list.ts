import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { EMAIL_MAX, isEmailAddress, isOneLine, Trimmed } from '../http/text.ts';

const NAME_MAX = 60;

/** Names are printed in mails to others, so they cannot advertise an address. */
const LINK = /https?:|www\.|:\/\//i;

export interface Guest {
  name: string;
  email: string;
}

/** What a list of entries comes to. Every entry is in exactly one of the three. */
export interface SortedGuests {
  guests: Guest[];
  /** Addresses that stand in the list more than once; the first entry wins. */
  repeated: string[];
  /** What stood where the address should be, of entries with a bad address or name. */
  refused: string[];
}

/** The rule for a guest's name, as a decorator for single forms. */
export function GuestName(): PropertyDecorator {
  const validator = {
    validate: (value: unknown) => nameProblem(value) === null,
    defaultMessage: ({ value }: { value?: unknown } = {}) => nameProblem(value) ?? '',
  };
  return applyDecorators(Trimmed(), ValidateBy({ name: 'guestName', validator }));
}

/** Sorts a pasted list: good guests in order, repeats within the list, and what cannot be invited. */
export function sortGuests(entries: unknown[]): SortedGuests {
  const sorted: SortedGuests = { guests: [], repeated: [], refused: [] };
  const seen = new Set<string>();
  for (const entry of entries) {
    const { name, email } = readEntry(entry);
    if (nameProblem(name) !== null || !isEmailAddress(email)) {
      sorted.refused.push(email);
    } else if (seen.has(email.toLowerCase())) {
      sorted.repeated.push(email);
    } else {
      seen.add(email.toLowerCase());
      sorted.guests.push({ name, email });
    }
  }
  return sorted;
}

function readEntry(entry: unknown): Guest {
  const { name, email } = (entry ?? {}) as Record<string, unknown>;
  return { name: textOf(name), email: textOf(email).slice(0, 2 * EMAIL_MAX) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** What is wrong with a trimmed name, in the words of the form; null when it is good. */
function nameProblem(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') {
    return 'Name is required';
  }
  if (name.length > NAME_MAX) {
    return `Please use at most ${NAME_MAX} characters`;
  }
  if (!isOneLine(name)) {
    return 'Please use one line of plain text';
  }
  return LINK.test(name) ? 'Please enter a name without a link' : null;
}
