import { v7 as uuid } from 'uuid';
import type { RegistrationEntry, WalkIn } from '#api/generated.ts';
import { addressProblem } from '#ui/form/email-address.ts';
import type { FieldErrors } from '#ui/form/field-errors.ts';
import { type NameEntry, nameField } from '../../register/form/attendee-form.ts';

/** What the form about people who are on no list holds. */
export interface WalkInValues {
  entries: readonly NameEntry[];
  /** May be empty: nobody has to have one. */
  email: string;
}

/** Registers them, on the server or as practice. */
export type RegisterWalkIn = (walkIn: WalkIn) => Promise<{ data?: RegistrationEntry; error?: unknown }>;

/** What keeps the form from being sent, by field. */
export function walkInErrors({ entries, email }: WalkInValues): FieldErrors {
  const errors: FieldErrors = {
    email: email.trim() === '' ? undefined : addressProblem(email, 'Invalid email'),
  };
  for (const { key, name } of entries) {
    if (!name.trim()) errors[nameField(key)] = 'Name is required';
  }
  return errors;
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
      attendees: entries.map(({ key, name, badge }) => ({ id: this.idOf(key), name: name.trim(), badge })),
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
