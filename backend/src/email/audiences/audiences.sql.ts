import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type AliasedRawBuilder,
  type Expression,
  expressionBuilder,
  firstRowOf,
  isoTime,
  sql,
} from '@tablefall/platform/database/sql';
import type { EmailTables } from '../email.tables.ts';
import type { AudienceChanges } from '../mailings/mailings.errors.ts';
import { membersWith } from '../member-search.sql.ts';
import type { MessageAudience, Tool } from '../tools.ts';
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
  /** Of a message; null for past registrants or a pasted list. */
  whom: MessageAudience | null;
  /** Of a pasted list. */
  listDigest: string | null;
  /** The words of one's own that its mails have; null for the standard. */
  wordsId: string | null;
  createdAt: string;
  /** How many people it has. */
  size: number;
}

/** An audience that was fixed for a preview, or for a mailing that waits for its time; null when it is forgotten. */
export async function findAudience(
  em: EntityManager,
  by: { id: string } | { mailingId: string },
): Promise<KeptAudience | null> {
  const audience = await em
    .getKysely<EmailTables>()
    .selectFrom('audience')
    .select(({ selectFrom, fn, lit }) => [
      'id',
      'tool',
      'registration_id as registrationId',
      'whom',
      'list_digest as listDigest',
      'words_id as wordsId',
      isoTime('created_at').as('createdAt'),
      fn
        .coalesce(
          selectFrom('audience_member')
            .select((member) => member.fn.max('position').as('last'))
            .whereRef('audience_id', '=', 'audience.id'),
          lit(0),
        )
        .as('size'),
    ])
    .where(({ and }) => and('id' in by ? { id: by.id } : { mailing_id: by.mailingId }))
    .executeTakeFirst();
  return audience ?? null;
}

/** The members of a fixed audience. @param search a part of a name or an address; without one, all of them */
export function membersIn(audienceId: string, search = ''): Expression<Member> {
  return expressionBuilder<EmailTables>()
    .selectFrom('audience_member')
    .select(['about', 'name', 'address', 'props', 'skipped', 'position'])
    .where('audience_id', '=', audienceId)
    .where(membersWith(search));
}

/** Members as a table for queries, called `member`. */
export function asTable(members: Expression<Member>): AliasedRawBuilder<Member, 'member'> {
  return sql<Member>`(${members})`.as('member');
}

export async function countsOf(em: EntityManager, audienceId: string): Promise<AudienceCounts> {
  const rows = await em
    .getKysely<EmailTables>()
    .selectFrom('audience_member')
    .select(({ fn }) => ['skipped', fn.countAll<number>().as('count')])
    .where('audience_id', '=', audienceId)
    .groupBy('skipped')
    .orderBy('count', 'desc')
    .orderBy('skipped')
    .execute();
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
  before: Expression<Member>,
  after: Expression<Member>,
): Promise<AudienceChanges> {
  const mailed = (members: Expression<Member>) =>
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
  await em
    .getKysely<EmailTables>()
    .deleteFrom('audience_member as member')
    .where('member.audience_id', '=', audienceId)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('audience_member as known')
            .select('known.about')
            .where('known.audience_id', '=', to)
            .where('known.skipped', 'is', null)
            .where(({ eb, fn }) => eb(fn('lower', ['known.address']), '=', fn('lower', ['member.address']))),
        ),
      ),
    )
    .execute();
}

export async function forgetAudience(em: EntityManager, id: string): Promise<void> {
  await em.getKysely<EmailTables>().deleteFrom('audience').where('id', '=', id).execute();
}

/** Keeps an audience for as long as the mailing that it was fixed for. */
export async function keepForMailing(em: EntityManager, id: string, mailingId: string): Promise<void> {
  await em
    .getKysely<EmailTables>()
    .updateTable('audience')
    .set({ mailing_id: mailingId })
    .where('id', '=', id)
    .execute();
}
