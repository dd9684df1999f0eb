import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRowOf, type RawBuilder, rowsOf, sql } from './sql.ts';

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

/** What a list may be sorted by: callers name an entry of a table of these, never a column. */
export interface SortKey {
  key: RawBuilder<unknown>;
  /** The key's type, to read back a key that was given out as text. */
  type: RawBuilder<unknown>;
}

export type SortOrder = 'asc' | 'desc';

const DIRECTIONS = { asc: sql`asc`, desc: sql`desc` };

/** Sorts by these keys, the last of which is unique, so that no row stands on two pages. */
export function inOrder(order: SortOrder, ...keys: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`order by ${sql.join(keys.map((key) => sql`${key} ${DIRECTIONS[order]}`))}`;
}

/** Cuts a sorted query down to a page. */
export function onPage({ page, limit }: PageNumber): RawBuilder<unknown> {
  return sql`limit ${limit} offset ${(page - 1) * limit}`;
}

/**
 * Reads a page and counts the list.
 *
 * @param items the query of the page's items, cut by `onPage`
 * @param list where the list comes from: `from … where …`
 */
export async function readPage<Item>(
  em: EntityManager,
  { page, limit }: PageNumber,
  items: RawBuilder<Item>,
  list: RawBuilder<unknown>,
): Promise<Page<Item>> {
  const rows = await rowsOf(em, items);
  const counted = await firstRowOf(em, sql<{ total: number }>`select count(*)::int as total ${list}`);
  return { items: rows, total: counted?.total ?? 0, page, limit };
}
