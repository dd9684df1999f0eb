import type { SortOrder } from './page.ts';
import { type Expression, type RawBuilder, sql } from './sql.ts';

/** Where a chunk ended: the next one begins behind it. */
export interface Cursor {
  id: string;
  /** The value of the sort key, as text. */
  sortKey: string;
}

/** Rows read at once: few enough to keep memory flat, many enough to be fast. */
const CHUNK = 5_000;

/**
 * All rows of a sorted list, read in chunks, so that no transaction stays open while a slow client takes them. A row
 * that changes meanwhile may come in its old or in its new form.
 *
 * @param readChunk reads at most `size` rows after a cursor, or the first ones; see `isAfterCursor`
 */
export async function* streamRows<Row extends Cursor>(
  readChunk: (cursor: Cursor | null, size: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let cursor: Cursor | null = null;
  do {
    const rows: Row[] = await readChunk(cursor, CHUNK);
    yield* rows;
    cursor = rows.length < CHUNK ? null : (rows.at(-1) ?? null);
  } while (cursor);
}

/**
 * Whether a row with an `id` stands after a cursor in a sorted list; without one every row does.
 *
 * @param key what the list is sorted by; PostgreSQL reads the cursor's text as a value of its type
 */
export function isAfterCursor(
  cursor: Cursor | null,
  key: Expression<unknown>,
  order: SortOrder,
): RawBuilder<boolean> {
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  return cursor ? sql`(${key}, id) ${beyond} (${cursor.sortKey}, ${cursor.id}::uuid)` : sql.lit(true);
}
