import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRowOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { ConventionTables } from '../convention.tables.ts';
import { NoBadgesError } from './badges.errors.ts';

/**
 * Taken are badges of people who are registered, those that are offered to somebody who waits, and those that phones at the door keep.
 *
 * Takes badges of an edition, or gives them back when `count` is negative, in one conditional update: either they
 * are there or nothing changes, whoever else registers at the same moment. Do this last in a transaction, because
 * everybody who registers waits here. Use cases go by `BadgeCounter`, which offers what is freed to those who wait.
 * Throws NoBadgesError with the badges that are left.
 */
export async function adjustBadges(
  em: EntityManager,
  edition: string,
  count: number,
  capacity: number,
): Promise<void> {
  await makeCounter(em, edition);
  const adjusted = await em
    .getKysely<ConventionTables>()
    .updateTable('edition')
    .set((row) => ({ badges_taken: row('badges_taken', '+', count) }))
    .where('key', '=', edition)
    .$if(count > 0, (row) => row.where('badges_taken', '<=', capacity - count))
    .executeTakeFirstOrThrow();
  if (adjusted.numUpdatedRows === 0n) {
    throw new NoBadgesError(capacity - (await badgesTaken(em, edition)));
  }
}

/** How many badges are taken, while nobody else can take or free one until the transaction ends. */
export async function lockBadges(em: EntityManager, edition: string): Promise<number> {
  await makeCounter(em, edition);
  const { badges_taken } = await em
    .getKysely<ConventionTables>()
    .selectFrom('edition')
    .select('badges_taken')
    .where('key', '=', edition)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return badges_taken;
}

async function makeCounter(em: EntityManager, edition: string): Promise<void> {
  await em
    .getKysely<ConventionTables>()
    .insertInto('edition')
    .values({ key: edition, badges_taken: 0 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * Until when badges are held, in a query of `registration` and its account. Null where they are firm: the address is
 * confirmed, something is paid, or somebody came in. The same as `Registration.openHold`.
 */
export function openHold(account: string): RawBuilder<Date | null> {
  return sql`
    case when ${sql.ref(`${account}.confirmed_at`)} is null and registration.paid_badges = 0 then registration.held_until end`;
}

/**
 * Badges that addresses hold, are offered or wait for which nobody has confirmed. The caller holds the badges where one more is to be
 * bounded by that.
 */
export async function badgesUnconfirmed(em: EntityManager, edition: string): Promise<number> {
  const row = await firstRowOf<{ badges: number }>(
    em,
    sql`
      select (
        (select count(*) from registration
         join account on account.id = registration.user_id join attendee on attendee.registration_id = registration.id
         where registration.edition = ${edition} and attendee.badge and ${openHold('account')} is not null)
        + (select coalesce(sum(badges), 0) from badge_queue_entry entry
           where edition = ${edition} and not exists (
             select from account where account.email = entry.email and confirmed_at is not null))
      )::int as badges`,
  );
  return row?.badges ?? 0;
}

export async function badgesTaken(em: EntityManager, edition: string): Promise<number> {
  const row = await em
    .getKysely<ConventionTables>()
    .selectFrom('edition')
    .select('badges_taken')
    .where('key', '=', edition)
    .executeTakeFirst();
  return row?.badges_taken ?? 0;
}

/** Dollars that a registration still owes, in a query that groups its attendees by it. */
export function amountDue(price: number): RawBuilder<number> {
  return sql`${price}::int * greatest(0, count(*) filter (where attendee.badge) - registration.paid_badges)::int`;
}
