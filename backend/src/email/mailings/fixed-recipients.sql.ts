import type { EntityManager } from '@mikro-orm/postgresql';
import { inOrder, onPage, type Page, type PageNumber, readPage } from '@tablefall/platform/database/page';
import { likePattern, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { type Cursor, isAfterCursor, streamRows } from '@tablefall/platform/database/stream';

/** Somebody whom a mailing is fixed for that has not begun. */
export interface FixedRecipient {
  id: string;
  name: string | null;
  email: string;
}

const ADDRESS = sql`lower(member.address)`;

const RECIPIENT = sql`member.about as id, member.name, member.address as email`;

/** One page of those whom a mailing is fixed for, by address. */
export async function listFixedRecipients(
  em: EntityManager,
  mailingId: string,
  search: string,
  page: PageNumber,
): Promise<Page<FixedRecipient>> {
  const list = fixedFor(mailingId, search);
  return readPage(
    em,
    page,
    sql<FixedRecipient>`select ${RECIPIENT} ${list} ${inOrder('asc', ADDRESS)} ${onPage(page)}`,
    list,
  );
}

/** All of them, read in chunks. */
export function readFixedRecipients(
  em: () => EntityManager,
  mailingId: string,
  search: string,
): AsyncGenerator<FixedRecipient> {
  return streamRows((cursor, size) =>
    rowsOf(
      em(),
      sql<FixedRecipient & Cursor>`
        select * from (
          select ${RECIPIENT}, ${ADDRESS} as "sortKey" ${fixedFor(mailingId, search)}
        ) member
        where ${isAfterCursor(cursor, sql.ref('sortKey'), 'asc')}
        ${inOrder('asc', sql.ref('sortKey'), sql.ref('id'))} limit ${size}`,
    ),
  );
}

function fixedFor(mailingId: string, search: string): RawBuilder<unknown> {
  const pattern = likePattern(search.trim());
  return sql`
    from audience_member member join audience on audience.id = member.audience_id
    where audience.mailing_id = ${mailingId} and member.skipped is null
      and (${search.trim()} = '' or member.search_text like lower(${pattern}))`;
}
