import type { EntityManager } from '@mikro-orm/postgresql';
import { onPage, type Page, type PageNumber, readPage } from '@tablefall/platform/database/page';
import { expressionBuilder, sql } from '@tablefall/platform/database/sql';
import { isAfterCursor, streamRows } from '@tablefall/platform/database/stream';
import type { EmailTables } from '../email.tables.ts';
import { membersWith } from '../member-search.sql.ts';

/** Somebody whom a mailing is fixed for that has not begun. */
export interface FixedRecipient {
  id: string;
  name: string | null;
  email: string;
}

const RECIPIENT = ['member.about as id', 'member.name', 'member.address as email'] as const;

/** Addresses compare without regard to case. */
const ADDRESS = expressionBuilder<{ member: EmailTables['audience_member'] }, 'member'>().fn<string>(
  'lower',
  ['member.address'],
);

/** One page of those whom a mailing is fixed for, by address. */
export async function listFixedRecipients(
  em: EntityManager,
  mailingId: string,
  search: string,
  page: PageNumber,
): Promise<Page<FixedRecipient>> {
  const list = fixedFor(em, mailingId, search);
  return readPage(
    em,
    page,
    list.select(RECIPIENT).orderBy(ADDRESS).modifyEnd(onPage(page)),
    sql`from (${list.select('member.about')}) as recipient`,
  );
}

/** All of them, read in chunks. */
export function readFixedRecipients(
  em: () => EntityManager,
  mailingId: string,
  search: string,
): AsyncGenerator<FixedRecipient> {
  return streamRows((cursor, size) => {
    const reader = em();
    const list = fixedFor(reader, mailingId, search).select(RECIPIENT).select(ADDRESS.as('sortKey'));
    return reader
      .getKysely<EmailTables>()
      .selectFrom(list.as('recipient'))
      .select(['id', 'name', 'email', 'sortKey'])
      .where(isAfterCursor(cursor, sql.ref('sortKey'), 'asc'))
      .orderBy('sortKey')
      .orderBy('id')
      .limit(size)
      .execute();
  });
}

function fixedFor(em: EntityManager, mailingId: string, search: string) {
  return em
    .getKysely<EmailTables>()
    .selectFrom('audience_member as member')
    .innerJoin('audience', 'audience.id', 'member.audience_id')
    .where('audience.mailing_id', '=', mailingId)
    .where('member.skipped', 'is', null)
    .where(membersWith(search.trim()));
}
