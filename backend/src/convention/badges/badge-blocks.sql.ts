import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRowOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import { anyEdition } from '@tablefall/platform/edition/any-edition';
import { doorPhones } from '../../users/door-links/door-phones.tables.ts';

/*
 * Badges that phones at the door keep. Whoever changes them holds the badges of their edition (`lockBadges`): they are counted as taken.
 */

/** Uses some of what a phone keeps. @returns how many, which may be fewer than were asked for */
export async function takeFromBlock(
  em: EntityManager,
  { phone, edition, badges }: { phone: string; edition: string; badges: number },
): Promise<number> {
  const used = await firstRowOf<{ badges: number }>(
    em,
    sql`
      update badge_block set badges = badge_block.badges - least(before.badges, ${badges}::int)
      from (select phone, badges from badge_block where phone = ${phone} and edition = ${edition}) as before
      where badge_block.phone = before.phone
      returning least(before.badges, ${badges}::int) as badges`,
  );
  return used?.badges ?? 0;
}

/** What a phone keeps of an edition. */
export async function blockOf(em: EntityManager, phone: string, edition: string): Promise<number> {
  const kept = await firstRowOf<{ badges: number }>(
    em,
    sql`select badges from badge_block where phone = ${phone} and edition = ${edition}`,
  );
  return kept?.badges ?? 0;
}

/** Badges for people who came in and had none: what is free is theirs before phones keep more. */
export async function badgesOfLate(em: EntityManager, edition: string): Promise<number> {
  const late = await firstRowOf<{ badges: number }>(
    em,
    sql`
      select count(*)::int as badges from late_walk_in, jsonb_array_elements(form -> 'attendees') as person
      where edition = ${edition} and (person ->> 'badge')::boolean`,
  );
  return late?.badges ?? 0;
}

/** What all other phones keep of an edition. */
export async function blocksBeside(em: EntityManager, phone: string, edition: string): Promise<number> {
  const kept = await firstRowOf<{ badges: number }>(
    em,
    sql`
      select coalesce(sum(badges), 0)::int as badges from badge_block
      where edition = ${edition} and phone <> ${phone}`,
  );
  return kept?.badges ?? 0;
}

/** Keeps so many on a phone, until it has the door no more. */
export async function putBlock(
  em: EntityManager,
  { phone, edition, badges, endsAt }: { phone: string; edition: string; badges: number; endsAt: Date },
): Promise<void> {
  await firstRowOf(
    em,
    sql`
      insert into badge_block (phone, edition, badges, ends_at) values (${phone}, ${edition}, ${badges}::int, ${endsAt})
      on conflict (phone) do update set edition = excluded.edition, badges = excluded.badges, ends_at = excluded.ends_at
      returning phone`,
  );
}

/** Phones that keep badges and have the door no more. */
export async function lostPhones(
  em: EntityManager,
  now: Date,
): Promise<{ phone: string; edition: string }[]> {
  return rowsOf(
    em,
    sql<{ phone: string; edition: string }>`
      select phone, edition from ${anyEdition('badge_block')}
      where ends_at <= ${now} or not exists (select from ${doorPhones(now)} known where known.id = phone)`,
  );
}

/** @returns the badges that it kept, which are still counted as taken; null when somebody else removed it */
export async function removeBlock(em: EntityManager, phone: string, edition: string): Promise<number | null> {
  const removed = await firstRowOf<{ badges: number }>(
    em,
    sql`delete from badge_block where phone = ${phone} and edition = ${edition} returning badges`,
  );
  return removed?.badges ?? null;
}
