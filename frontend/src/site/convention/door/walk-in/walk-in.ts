import { v7 as uuid } from 'uuid';
import type { RegistrationEntry, WalkIn } from '#core/api/generated.ts';
import { addressProblem, isEmailAddress } from '#core/edit/email-address.ts';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import {
  ALL_NAMES,
  LONGEST_NAME,
  MOST_NAMES,
  type NameEntry,
  nameField,
} from '../../register/form/attendee-form.ts';

/** What the form about people who are on no list holds. */
export interface WalkInValues {
  entries: readonly NameEntry[];
  /** May be empty: nobody has to have one. */
  email: string;
}

/** Registers them, on the server or as practice. */
export type RegisterWalkIn = (walkIn: WalkIn) => Promise<{ data?: RegistrationEntry; error?: unknown }>;

/** No answer came, and the phone has too few badges to let them wait: they are on the list if it had arrived. */
export const MAY_HAVE_ARRIVED = {
  status: 409,
  data: {
    message: 'No answer came: they may be registered. Look for them on the list before you try again.',
  },
};

/** What keeps the form from being sent, by field: all that the server would refuse, who may not hear of it before they have gone. */
export function walkInErrors({ entries, email }: WalkInValues): FieldErrors {
  const errors: FieldErrors = {
    [ALL_NAMES]: partyProblem(entries, email.trim() !== ''),
    email: email.trim() === '' ? undefined : addressProblem(email, 'Invalid email'),
  };
  for (const { key, name } of entries) errors[nameField(key)] = nameProblem(cleanName(name));
  return errors;
}

/** @param hasAddress then they may join somebody of 10 and over who is registered with it */
function partyProblem(entries: readonly NameEntry[], hasAddress: boolean): string | undefined {
  const names = entries.map(({ name }) => cleanName(name)).filter((name) => name !== '');
  if (new Set(names).size < names.length) return 'Every name must be there only once';
  if (entries.length > MOST_NAMES) return `Please register at most ${MOST_NAMES} people at once`;
  return badgesIn(entries) === 0 && !hasAddress
    ? 'Children of 9 and under come with somebody of 10 and over. Please register that person as well.'
    : undefined;
}

/** As the server keeps it. */
function cleanName(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

// The server's rule for names (`http/input/person-name.ts`), in its words.
const LINK = /https?:|www\.|:\/\//i;

function nameProblem(name: string): string | undefined {
  if (name === '') return 'Name is required';
  if (Array.from(name).length > LONGEST_NAME) return `Please use at most ${LONGEST_NAME} characters`;
  if (LINK.test(name)) return 'Please enter a name without a link';
  const holdsAddress = name.includes('@') && name.split(/[\s,;<>()[\]"]+/).some(isEmailAddress);
  return holdsAddress ? 'Please enter a name, not an e-mail address' : undefined;
}

export function badgesIn(entries: readonly NameEntry[]): number {
  return entries.filter(({ badge }) => badge).length;
}

/**
 * Makes what is sent of a form. Its ids are the same whenever it is sent again: an answer may have been lost on its way, and who was
 * registered by it is registered once.
 */
export class WalkInMaker {
  private readonly id = uuid();
  private readonly ids = new Map<number, string>();

  make({ entries, email }: WalkInValues, paid: boolean): WalkIn {
    return {
      id: this.id,
      attendees: entries.map(({ key, name, badge }) => ({
        id: this.idOf(key),
        name: cleanName(name),
        badge,
      })),
      ...(email.trim() !== '' && { email: email.trim() }),
      paid,
    };
  }

  private idOf(key: number): string {
    const id = this.ids.get(key) ?? uuid();
    this.ids.set(key, id);
    return id;
  }
}

/** The registration that a walk-in makes, where no server answers with it. @param price of a badge */
export function entryOf(
  { id, attendees, email, paid }: WalkIn,
  at: string,
  price: number,
): RegistrationEntry {
  const badges = attendees.filter(({ badge }) => badge).length;
  const amount = price * badges;
  return {
    id,
    email: email ?? null,
    registeredAt: at,
    heldUntil: null,
    paid: paid || amount === 0,
    amount,
    amountDue: paid ? 0 : amount,
    badges,
    attendees: attendees.map((person) => ({ ...person, checkedInAt: at })),
  };
}
