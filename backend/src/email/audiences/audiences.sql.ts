import type { EntityManager } from '@mikro-orm/postgresql';
import {
  changedBy,
  firstRowOf,
  isoTime,
  likePattern,
  type RawBuilder,
  rowsOf,
  sql,
} from '@tablefall/platform/database/sql';
import type { AudienceChanges } from '../mailings/mailings.errors.ts';
import type { Tool } from '../tools.ts';
import type { Member } from './audience-source.ts';

/** How many people are left out, by reason. */
export type LeftOut = Record<string, number>;

export interface AudienceCounts {
  total: number;
  /** Who of them gets a mail. */
  recipients: number;
  leftOut: LeftOut;
}

/** An audience as it was fixed. */
export interface KeptAudience {
  id: string;
  tool: Tool;
  registrationId: string | null;
  /** Of a pasted list. */
  listDigest: string | null;
  createdAt: string;
  /** How many people it has. */
  size: number;
}

const MEMBER = sql`about, name, address, props, skipped, position`;

/** An audience that was fixed for a preview, or for a mailing that waits for its time; null when it is forgotten. */
export async function findAudience(
  em: EntityManager,
  by: { id: string } | { mailingId: string },
): Promise<KeptAudience | null> {
  const condition = 'id' in by ? sql`id = ${by.id}` : sql`mailing_id = ${by.mailingId}`;
  return firstRowOf<KeptAudience>(
    em,
    sql`
      select id, tool, registration_id as "registrationId", list_digest as "listDigest",
             ${isoTime('created_at')} as "createdAt",
             coalesce((select max(position) from audience_member where audience_id = audience.id), 0) as size
      from audience where ${condition}`,
  );
}

/** The members of a fixed audience. @param search a part of a name or an address; without one, all of them */
export function membersIn(audienceId: string, search = ''): RawBuilder<Member> {
  const isSearched = search === '' ? sql`` : sql`and search_text like lower(${likePattern(search)})`;
  return sql`select ${MEMBER} from audience_member where audience_id = ${audienceId} ${isSearched}`;
}

export async function countsOf(em: EntityManager, audienceId: string): Promise<AudienceCounts> {
  const rows = await rowsOf<{ skipped: string | null; count: number }>(
    em,
    sql`
      select skipped, count(*)::int as count from audience_member where audience_id = ${audienceId}
      group by skipped order by count desc, skipped`,
  );
  const leftOut = rows.flatMap(({ skipped, count }) => (skipped === null ? [] : [[skipped, count] as const]));
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    recipients: rows.find(({ skipped }) => skipped === null)?.count ?? 0,
    leftOut: Object.fromEntries(leftOut),
  };
}

/**
 * Compares who gets a mail of two audiences, by address. `except` works without statistics, which fresh rows do not
 * have.
 */
export async function changesBetween(
  em: EntityManager,
  before: RawBuilder<Member>,
  after: RawBuilder<Member>,
): Promise<AudienceChanges> {
  const mailed = (members: RawBuilder<Member>) =>
    sql`select lower(address) from (${members}) as member where skipped is null`;
  const row = await firstRowOf<AudienceChanges>(
    em,
    sql`
      with before as materialized (${mailed(before)}), after as materialized (${mailed(after)})
      select (select count(*)::int from (table after except table before) as joined) as joined,
             (select count(*)::int from (table before except table after) as gone) as left`,
  );
  return row ?? { joined: 0, left: 0 };
}

/** Leaves out of an audience everybody who was no recipient of another audience. */
export async function excludeAddedSince(em: EntityManager, audienceId: string, to: string): Promise<void> {
  await changedBy(
    em,
    sql`
      delete from audience_member member
      where audience_id = ${audienceId} and not exists (
        select from audience_member known
        where known.audience_id = ${to} and known.skipped is null and lower(known.address) = lower(member.address))`,
  );
}

export async function forgetAudience(em: EntityManager, id: string): Promise<void> {
  await changedBy(em, sql`delete from audience where id = ${id}`);
}

/** Keeps an audience for as long as the mailing that it was fixed for. */
export async function keepForMailing(em: EntityManager, id: string, mailingId: string): Promise<void> {
  await changedBy(em, sql`update audience set mailing_id = ${mailingId} where id = ${id}`);
}
