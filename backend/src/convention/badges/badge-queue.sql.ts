import type { EntityManager } from '@mikro-orm/postgresql';
import { readSignedId, type Secrets } from '@tablefall/mail';
import { anyOf, firstRowOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import { type LineTable, placeInLine } from '../../waiting/line-entries.ts';
import type { ConventionTables } from '../convention.tables.ts';

/** Those who wait for badges of editions. */
export const BADGE_QUEUE: LineTable = {
  name: 'badge_queue_entry',
  lineColumn: 'edition',
  partyColumn: 'badges',
};

/** The place of a row `entry` among those who wait, from 1; null while badges are kept for it. */
export const PLACE_IN_LINE = placeInLine(BADGE_QUEUE);

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

/** Whether anybody waits to whom nothing is offered. */
export async function doSomeWait(em: EntityManager, edition: string): Promise<boolean> {
  const row = await firstRowOf(
    em,
    sql`select from badge_queue_entry where edition = ${edition} and offered_until is null limit 1`,
  );
  return row !== null;
}

/** Badges that an address got. */
export interface GotBadges {
  email: string;
  badges: number;
}

/**
 * Lets entries wait for fewer badges, or keeps fewer for them. The caller holds the badges.
 *
 * @returns the entries that need none any more, which stay as they are, and the badges that are not kept for the others any more
 */
export async function lessWaitedFor(
  em: EntityManager,
  edition: string,
  got: GotBadges[],
): Promise<{ ended: string[]; kept: number }> {
  const ofGot = sql`
    from json_to_recordset(${JSON.stringify(got)}) as got (email text, badges int)
    where entry.email = lower(got.email) and got.badges > 0`;
  const ended = await rowsOf<{ id: string }>(
    em,
    sql`select entry.id from badge_queue_entry entry, lateral (select got.badges ${ofGot}) got where entry.edition = ${edition} and entry.badges <= got.badges`,
  );
  const smaller = await rowsOf<{ kept: number }>(
    em,
    sql`
      update badge_queue_entry entry set badges = entry.badges - got.badges ${ofGot} and entry.edition = ${edition} and entry.badges > got.badges
      returning case when offered_until is null then 0 else got.badges end as kept`,
  );
  return { ended: ended.map(({ id }) => id), kept: smaller.reduce((sum, { kept }) => sum + kept, 0) };
}
