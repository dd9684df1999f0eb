import type { EntityManager } from '@mikro-orm/postgresql';
import { anyOf, sql } from '@tablefall/platform/database/sql';
import { happened } from '@tablefall/platform/outbox/happenings';
import type { ConventionTables } from '../convention.tables.ts';
import { BadgeOfferedError } from './registrations.errors.ts';

/** A badge that somebody may still take. */
export interface OpenOffer {
  id: string;
  attendeeId: string;
  address: string;
  endsAt: Date;
}

/** The offer of an attendee's badge; the account of its registration must be held. */
export async function offerOf(em: EntityManager, attendeeId: string): Promise<OpenOffer | null> {
  const row = await em
    .getKysely<ConventionTables>()
    .selectFrom('badge_offer')
    .select(['id', 'attendee_id as attendeeId', 'address', 'ends_at as endsAt'])
    .where('attendee_id', '=', attendeeId)
    .executeTakeFirst();
  return row ?? null;
}

/** Throws BadgeOfferedError when the badge is offered to somebody, who was told whom it is for. */
export async function refuseOffered(em: EntityManager, attendeeId: string): Promise<void> {
  if (await offerOf(em, attendeeId)) {
    throw new BadgeOfferedError();
  }
}

/**
 * Ends the offers of attendees' badges, with the mails that tell of them and were not sent yet.
 *
 * @returns whether there were any
 */
export async function endOffers(em: EntityManager, attendeeIds: string[]): Promise<boolean> {
  const theirs = anyOf(attendeeIds, 'uuid');
  await happened(
    em,
    'offer-ended',
    (id) => sql`${id} in (select id from badge_offer where attendee_id = ${theirs})`,
  );
  const { numDeletedRows } = await em
    .getKysely<ConventionTables>()
    .deleteFrom('badge_offer')
    .where('attendee_id', '=', theirs)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
