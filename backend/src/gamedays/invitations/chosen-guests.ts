import type { EntityManager } from '@mikro-orm/postgresql';
import { onPage, type Page, readPage } from '@tablefall/platform/database/page';
import { holdsWords } from '@tablefall/platform/database/search';
import {
  type AliasableExpression,
  type Expression,
  nameOrder,
  type SqlBool,
  sql,
} from '@tablefall/platform/database/sql';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { onInvitation } from '../on-invitation.sql.ts';

/** A guest whom staff choose to write to; the id is that of the invitation. */
interface ChosenGuest<Reason> {
  id: string;
  name: string;
  email: string;
  /** Why they would get nothing, or null. */
  skipped: Reason | null;
}

/**
 * A page of guests by name.
 *
 * @param chosen whom staff choose among, as a condition on `invitation`
 * @param skipped why one of them would get nothing, or null
 */
export function pageOfGuests<Reason>(
  em: EntityManager,
  query: { search: string; page: number; limit: number },
  chosen: Expression<SqlBool>,
  skipped: AliasableExpression<Reason | null>,
): Promise<Page<ChosenGuest<Reason>>> {
  const found =
    query.search.trim() === ''
      ? chosen
      : onInvitation.and([chosen, holdsWords(query.search, 'guest_name', 'guest_email')]);
  const guests = em
    .getKysely<GamedaysTables>()
    .selectFrom('invitation')
    .select(['id', 'guest_name as name', 'guest_email as email', skipped.as('skipped')])
    .where(found)
    .orderBy(nameOrder('guest_name'))
    .orderBy('id')
    .modifyEnd(onPage(query))
    .$castTo<ChosenGuest<Reason>>();
  return readPage(em, query, guests, sql`from invitation where ${found}`);
}

/** The first guest by name for whom a condition on `invitation` holds: a mail is previewed as theirs. */
export function firstGuest(
  em: EntityManager,
  condition: Expression<SqlBool>,
): Promise<{ name: string; email: string } | undefined> {
  return em
    .getKysely<GamedaysTables>()
    .selectFrom('invitation')
    .select(['guest_name as name', 'guest_email as email'])
    .where(condition)
    .orderBy(nameOrder('guest_name'))
    .orderBy('id')
    .limit(sql.lit(1))
    .executeTakeFirst();
}
