import type { EntityManager } from '@mikro-orm/postgresql';
import { readSignedId, type Secrets } from '@tablefall/mail';
import { anyOf, firstRowOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { ConventionTables } from '../convention.tables.ts';

/** Somebody who waits. */
export interface WaitingForBadges {
  id: string;
  /** Badges that it waits for. */
  party: number;
  place: number;
}

/** Entries that one statement reads: each offer takes a badge, so there are seldom more. */
const READ_AT_ONCE = 200;

/** The place of a row `entry` among those who wait, from 1; null while badges are kept for it. */
export const PLACE_IN_LINE: RawBuilder<number | null> = sql`
  case when entry.offered_until is null then (
    select count(*)::int from badge_queue_entry ahead
    where ahead.edition = entry.edition and ahead.offered_until is null and ahead.place <= entry.place
  ) end`;

/** How many wait for badges of an edition besides those to whom they are offered, and how many badges are offered. */
export async function lineOf(
  em: EntityManager,
  edition: string,
): Promise<{ waiting: number; offered: number }> {
  const row = await firstRowOf<{ waiting: number; offered: number }>(
    em,
    sql`
      select count(*) filter (where offered_until is null)::int as waiting,
             coalesce(sum(badges) filter (where offered_until is not null), 0)::int as offered
      from badge_queue_entry where edition = ${edition}`,
  );
  return row ?? { waiting: 0, offered: 0 };
}

/** An entry with the badges that are kept for it, or that it waits for. */
export interface KeptBadges {
  id: string;
  badges: number;
  offeredUntil: Date | null;
}

/** The entry of an address; the caller holds the badges where it is going to be changed. */
export async function entryOf(
  em: EntityManager,
  edition: string,
  email: string,
): Promise<KeptBadges | undefined> {
  return em
    .getKysely<ConventionTables>()
    .selectFrom('badge_queue_entry')
    .select(['id', 'badges', 'offered_until as offeredUntil'])
    .where('edition', '=', edition)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** The entry that a mailed link names; undefined when the link is unknown or the wait is over. */
export async function entryOfLink(
  em: EntityManager,
  secrets: Secrets,
  edition: string,
  line: string,
): Promise<KeptBadges | undefined> {
  const id = readSignedId(secrets, 'badge-queue', line);
  return id
    ? em
        .getKysely<ConventionTables>()
        .selectFrom('badge_queue_entry')
        .select(['id', 'badges', 'offered_until as offeredUntil'])
        .where('id', '=', id)
        .where('edition', '=', edition)
        .executeTakeFirst()
    : undefined;
}

/** The first of those who wait for no more badges than this. */
export async function firstWaiting(
  em: EntityManager,
  edition: string,
  badges: number,
): Promise<WaitingForBadges[]> {
  return em
    .getKysely<ConventionTables>()
    .selectFrom('badge_queue_entry')
    .select(['id', 'badges as party', 'place'])
    .where('edition', '=', edition)
    .where('offered_until', 'is', null)
    .where('badges', '<=', badges)
    .orderBy('place')
    .limit(sql.lit(READ_AT_ONCE))
    .execute();
}

export async function expiredOffers(
  em: EntityManager,
  edition: string,
  now: Date,
): Promise<(WaitingForBadges & { missed: boolean })[]> {
  return em
    .getKysely<ConventionTables>()
    .selectFrom('badge_queue_entry')
    .select(['id', 'badges as party', 'place', 'missed'])
    .where('edition', '=', edition)
    .where('offered_until', '<=', now)
    .orderBy('place')
    .execute();
}

export async function setOffer(em: EntityManager, ids: string[], until: Date): Promise<void> {
  await em
    .getKysely<ConventionTables>()
    .updateTable('badge_queue_entry')
    .set({ offered_until: until })
    .where('id', '=', anyOf(ids, 'uuid'))
    .execute();
}

/** Marks those as told who wait before this place. @returns the ones that were not told before */
export async function passOver({ em, now }: UnitOfWork, edition: string, place: number): Promise<string[]> {
  const told = await em
    .getKysely<ConventionTables>()
    .updateTable('badge_queue_entry')
    .set({ passed_over_at: now })
    .where('edition', '=', edition)
    .where('offered_until', 'is', null)
    .where('passed_over_at', 'is', null)
    .where('place', '<', place)
    .returning('id')
    .execute();
  return told.map(({ id }) => id);
}

/** Those who did not take an offer wait again, at the end. */
export async function moveToEnd(em: EntityManager, edition: string, ids: string[]): Promise<void> {
  await rowsOf(
    em,
    sql`
      update badge_queue_entry entry
      set offered_until = null, missed = true, place = ended.last + ended.number
      from (
        select id, row_number() over (order by place) as number,
               (select max(place) from badge_queue_entry where edition = ${edition}) as last
        from badge_queue_entry where id = ${anyOf(ids, 'uuid')}
      ) ended
      where entry.id = ended.id`,
  );
}

/** Ends waits of an edition. @returns the badges that were offered to them, which are still counted as taken */
export async function removeEntries(em: EntityManager, edition: string, ids: string[]): Promise<number> {
  const removed = await em
    .getKysely<ConventionTables>()
    .deleteFrom('badge_queue_entry')
    .where('edition', '=', edition)
    .where('id', '=', anyOf(ids, 'uuid'))
    .returning(['badges', 'offered_until as offeredUntil'])
    .execute();
  return removed.reduce((sum, { badges, offeredUntil }) => sum + (offeredUntil ? badges : 0), 0);
}

/** Lets an entry wait for fewer badges, or keeps fewer for it. The caller holds the badges. */
export async function lessWaitedFor(
  em: EntityManager,
  id: string,
  count: number,
): Promise<{ offeredUntil: Date | null }> {
  const changed = await em
    .getKysely<ConventionTables>()
    .updateTable('badge_queue_entry')
    .set((row) => ({ badges: row('badges', '-', count) }))
    .where('id', '=', id)
    .where('badges', '>', count)
    .returning('offered_until as offeredUntil')
    .executeTakeFirst();
  return changed ?? { offeredUntil: null };
}
