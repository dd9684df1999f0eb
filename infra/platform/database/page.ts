import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, firstRowOf, type RawBuilder, rowsOf, sql } from './sql.ts';

/** One of the pages of a list, counted from 1. */
export interface PageNumber {
  page: number;
  limit: number;
}

export interface Page<Item> extends PageNumber {
  items: Item[];
  /** Items on all pages together. */
  total: number;
}

export type SortOrder = 'asc' | 'desc';

const DIRECTIONS = { asc: sql.raw('asc'), desc: sql.raw('desc') };

/** Sorts by these keys, the last of which is unique, so that no row stands on two pages. */
export function inOrder(order: SortOrder, ...keys: Expression<unknown>[]): RawBuilder<unknown> {
  return sql`order by ${sql.join(keys.map((key) => sql`${key} ${DIRECTIONS[order]}`))}`;
}

/** The lengths that pages ask for. There are few, so each may have a plan that is kept. */
const USUAL_LIMITS = [10, 20, 24, 25, 50, 100];

/**
 * Cuts a sorted query down to a page. A usual length stands in the text of the statement: PostgreSQL would make a
 * plan for any length as if it were a tenth of the list.
 */
export function onPage({ page, limit }: PageNumber): RawBuilder<unknown> {
  const first = sql`limit ${USUAL_LIMITS.includes(limit) ? sql.lit(limit) : limit}`;
  return page === 1 ? first : sql`${first} offset ${(page - 1) * limit}`;
}

/**
 * Reads a page and counts the list, in one statement. Items have no column `total` of their own.
 *
 * @param items the query of the page's items, sorted and cut by `onPage`
 * @param list where the list comes from: `from … where …`; or its length, where that is known without counting
 * @param found a query that both of them read (`from found`), for lists where finding costs more than sorting
 */
export async function readPage<Item>(
  em: EntityManager,
  { page, limit }: PageNumber,
  items: Expression<Item>,
  list: RawBuilder<unknown> | number,
  found?: Expression<unknown>,
): Promise<Page<Item>> {
  const beginning = found ? sql`with found as materialized (${found})` : sql.raw('');
  const count =
    typeof list === 'number' ? sql`select ${list}::int as total` : sql`select count(*)::int as total ${list}`;
  const rows = await rowsOf(
    em,
    sql<Item & { total: number }>`${beginning} select item.*, (${count}) as total from (${items}) as item`,
  );
  const [first] = rows;
  // Behind the last page there is no row that could carry the number.
  const counted =
    first ?? (page > 1 ? await firstRowOf(em, sql<{ total: number }>`${beginning} ${count}`) : null);
  return { items: rows.map(({ total, ...item }) => item as Item), total: counted?.total ?? 0, page, limit };
}
