import { nameProblem } from '../../http/person-name.ts';
import { cleanText, EMAIL_MAX, isEmailAddress } from '../../http/text.ts';

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
  return typeof value === 'string' ? cleanText(value) : '';
}
