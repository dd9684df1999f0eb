import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { AccountsService } from '../../users/accounts.service.ts';
import { adjustBadges } from './badges.ts';
import { type AttendeeForm, Registration } from './registration.entity.ts';

/** A registration that was made elsewhere, or for an edition of the past. */
export interface ImportedRegistration {
  /** Key of the edition, as `2024-10`. */
  edition: string;
  email: string;
  registeredAt: Date;
  /** Whether all of its badges are paid. */
  paid: boolean;
  attendees: AttendeeForm[];
}

/**
 * Takes over registrations without a mail to anybody. An address that is registered for the edition keeps what it has.
 *
 * @returns how many were taken
 * @throws NoBadgesError when an edition would have more badges than `capacity`
 */
export async function importRegistrations(
  unit: UnitOfWork,
  accounts: AccountsService,
  imported: ImportedRegistration[],
  capacity: number,
): Promise<number> {
  const { em } = unit;
  const users = await accounts.openAccounts(
    unit,
    imported.map(({ email }) => email),
  );
  const known = await em.find(Registration, { user: { $in: [...users.values()] } });
  const taken = new Set(known.map(({ edition, user }) => keyOf(edition, user.id)));
  const badges = new Map<string, number>();
  let count = 0;
  for (const { edition, email, registeredAt, paid, attendees } of imported) {
    const user = users.get(email.toLowerCase());
    if (!user || taken.has(keyOf(edition, user.id))) {
      continue;
    }
    taken.add(keyOf(edition, user.id));
    const registration = new Registration(edition, user, registeredAt);
    for (const attendee of attendees) {
      registration.addAttendee(attendee);
    }
    const needed = attendees.filter(({ badge }) => badge).length;
    registration.paidBadges = paid ? needed : 0;
    em.persist(registration);
    badges.set(edition, (badges.get(edition) ?? 0) + needed);
    count++;
  }
  await em.flush();
  for (const [edition, needed] of badges) {
    await adjustBadges(em, edition, needed, capacity);
  }
  return count;
}

const keyOf = (edition: string, userId: string) => `${edition} ${userId}`;
