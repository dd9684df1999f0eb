import type { EntityManager } from '@mikro-orm/postgresql';
import type { Config } from '@tablefall/platform/config/config';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { AccountTables } from '../../users/users.tables.ts';
import type { ConventionTables } from '../convention.tables.ts';
import { NoBadgesError } from './badges.errors.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Takes badges of an edition, or gives them back when `count` is negative, in one conditional update: either they
 * are there or nothing changes, whoever else registers at the same moment. Do this last in a transaction, because
 * everybody who registers waits here. Use cases go by `BadgeCounter`, which offers what is freed to those who wait.
 *
 * @throws NoBadgesError with the badges that are left
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
 * confirmed, something is paid, or somebody came in.
 */
export function openHold(account: string): RawBuilder<Date | null> {
  return sql`
    case when ${sql.ref(`${account}.confirmed_at`)} is null and registration.paid_badges = 0 then registration.held_until end`;
}

/**
 * Until when the badges of an address that nobody has confirmed are held from now on: shorter where badges are
 * scarce.
 *
 * @param added badges that are taken besides those that are counted already
 */
export async function holdUntil(
  { em, now }: UnitOfWork,
  config: Config,
  { edition, added, capacity }: { edition: string; added: number; capacity: number },
): Promise<Date> {
  const { REGISTRATION_HOLD_HOURS: long, REGISTRATION_SHORT_HOLD_HOURS: short } = config;
  const shareWith = (taken: number) => (100 * (taken + added)) / capacity;
  const isScarce =
    shareWith(await badgesTaken(em, edition)) > config.REGISTRATION_SCARCE_PERCENT ||
    shareWith(await badgesUnconfirmed(em, edition)) > config.REGISTRATION_UNCONFIRMED_PERCENT;
  return new Date(now.getTime() + (isScarce ? Math.min(short, long) : long) * HOUR_MS);
}

/** Badges that addresses hold which nobody has confirmed. */
export async function badgesUnconfirmed(em: EntityManager, edition: string): Promise<number> {
  const { held } = await em
    .getKysely<ConventionTables & AccountTables>()
    .selectFrom('registration')
    .innerJoin('account', 'account.id', 'registration.user_id')
    .innerJoin('attendee', 'attendee.registration_id', 'registration.id')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('registration.edition', '=', edition)
    .where(openHold('account'), 'is not', null)
    .where('attendee.badge', '=', true)
    .executeTakeFirstOrThrow();
  return held;
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
