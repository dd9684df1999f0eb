import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { AccountsService } from '../../users/accounts.service.ts';
import { userNames } from '../../users/names/accounts.tables.ts';
import { adjustBadges } from '../badges/badges.ts';
import type { AttendeeForm } from './registration.entity.ts';

/** A registration that was made elsewhere, or for an edition of the past. */
export interface ImportedRegistration {
  /** Key of the edition, as `2024-10`. */
  edition: string;
  email: string;
  registeredAt: Date;
  /** How many of its badges are paid. */
  paidBadges: number;
  /** Each of another name. */
  attendees: AttendeeForm[];
}

/** A registration that was taken over. */
export interface TakenRegistration {
  edition: string;
  email: string;
  badges: number;
}

/** The badges that there are in one edition; those of others are not limited. */
export interface BadgeLimit {
  edition: string;
  capacity: number;
}

/**
 * Takes over registrations without a mail to anybody, whatever their number in the same few statements. An address that is
 * registered for the edition keeps what it has. Nobody's address counts as confirmed by it.
 * Throws NoBadgesError when an edition would have more badges than there are.
 *
 * @returns those that were taken: of which edition and address, and how many badges they have
 */
export async function importRegistrations(
  unit: UnitOfWork,
  accounts: AccountsService,
  imported: ImportedRegistration[],
  limit: BadgeLimit,
): Promise<TakenRegistration[]> {
  const { em } = unit;
  const users = await accounts.openAccounts(
    unit,
    imported.map(({ email }) => email),
  );
  const given = imported.flatMap(({ email, ...registration }) => {
    const user = users.get(addressKey(email));
    return user ? [{ ...registration, email, userId: user.id }] : [];
  });
  const added = await rowsOf<{ id: string; edition: string; userId: string }>(
    em,
    sql`
      insert into registration (id, edition, user_id, registered_at, paid_badges)
      select uuidv7(), edition, "userId", "registeredAt", "paidBadges"
      from json_to_recordset(${JSON.stringify(given)})
        as given (edition text, "userId" uuid, "registeredAt" timestamptz, "paidBadges" integer)
      on conflict (edition, user_id) do nothing
      returning id, edition, user_id as "userId"`,
  );
  const idOf = new Map(added.map(({ id, edition, userId }) => [keyOf(edition, userId), id]));
  const badges = new Map<string, number>();
  const taken: TakenRegistration[] = [];
  const people = given.flatMap(({ edition, email, userId, attendees }) => {
    const registrationId = idOf.get(keyOf(edition, userId));
    // Of several registrations of one address the first is taken.
    if (!registrationId || !idOf.delete(keyOf(edition, userId))) return [];
    const needed = attendees.filter(({ badge }) => badge).length;
    badges.set(edition, (badges.get(edition) ?? 0) + needed);
    taken.push({ edition, email, badges: needed });
    return attendees.map((attendee, position) => ({ ...attendee, registrationId, userId, position }));
  });
  await accounts.addNames(unit, people);
  await changedBy(
    em,
    sql`
      insert into attendee (id, registration_id, name_id, badge, position)
      select uuidv7(), "registrationId", user_name.id, badge, person.position
      from json_to_recordset(${JSON.stringify(people)})
        as person ("registrationId" uuid, "userId" uuid, name text, badge boolean, position smallint)
      join ${userNames} user_name on user_name.user_id = "userId" and user_name.name = person.name`,
  );
  for (const [edition, needed] of badges) {
    await adjustBadges(em, edition, needed, edition === limit.edition ? limit.capacity : MOST_BADGES);
  }
  return taken;
}

/** Of an edition of the past: nothing is sold any more, and the capacity of today is not that of then. */
const MOST_BADGES = 2_000_000_000;

const keyOf = (edition: string, userId: string) => `${edition} ${userId}`;
