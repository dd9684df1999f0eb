import type { Attendee, Registration, User } from '#core/api/generated.ts';

/** One of the signed-in user's names, and what it is in this edition. */
export interface OwnName {
  id: string;
  name: string;
  /** The name's entry in this edition's registration; none when the name is of an earlier one. */
  attendee?: Attendee;
}

/** Every registered name: those of this edition first, in its order, then those of earlier ones. */
export function namesOf(user: User, registration: Registration | undefined): OwnName[] {
  const current = registration?.attendees ?? [];
  const isCurrent = new Set(current.map(({ nameId }) => nameId));
  return [
    ...current.map((attendee) => ({ id: attendee.nameId, name: attendee.name, attendee })),
    ...user.names.filter(({ id }) => !isCurrent.has(id)),
  ];
}
