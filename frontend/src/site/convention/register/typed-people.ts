import { storeTextFor } from '#core/api/browser/stored-texts.ts';
import type { OwnAttendeeForm, Register } from '#core/api/generated.ts';

/** The stored text that holds the people of a form that waits for its address to be confirmed. */
export const TYPED_PEOPLE = 'registration';

/** Keeps what was typed for the one who confirms the address in this browser. Those who need a badge come first: children come with them. */
export function keepTypedPeople({ email, attendees, parentAgrees }: Register): void {
  const people = attendees
    .map((person): OwnAttendeeForm => ({ ...person, ...(!person.badge && { parentAgrees }) }))
    .sort((one, other) => Number(other.badge) - Number(one.badge));
  storeTextFor(email.toLowerCase(), TYPED_PEOPLE, JSON.stringify(people));
}

/** @param text as it was stored; anything else is nobody */
export function typedPeopleIn(text: string): OwnAttendeeForm[] {
  try {
    const people: unknown = JSON.parse(text);
    return Array.isArray(people) ? people.filter(isPerson) : [];
  } catch {
    return [];
  }
}

function isPerson(value: unknown): value is OwnAttendeeForm {
  const { name, badge } = (value ?? {}) as Partial<OwnAttendeeForm>;
  return typeof name === 'string' && typeof badge === 'boolean';
}
