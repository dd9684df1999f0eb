import type { SortKey, SortOrder } from './page.ts';
import { type RawBuilder, sql } from './sql.ts';

/** Where a chunk ended: the next one begins behind it. */
export interface Mark {
  id: string;
  /** The value of the sort key, as text. */
  sortKey: string;
}

/** Rows read at once: few enough to keep memory flat, many enough to be fast. */
const CHUNK = 5_000;

/**
 * All rows of a sorted list, read in chunks, so that no transaction stays open while a slow client takes them. What
 * changes meanwhile may be told either way.
 *
 * @param readChunk reads at most `size` rows behind a mark, or the first ones; see `isBehind`
 */
export async function* readInChunks<Row extends Mark>(
  readChunk: (mark: Mark | null, size: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let mark: Mark | null = null;
  do {
    const rows: Row[] = await readChunk(mark, CHUNK);
    yield* rows;
    mark = rows.length < CHUNK ? null : (rows.at(-1) ?? null);
  } while (mark);
}

/** Whether a row with an `id` stands behind a mark in a sorted list; without a mark every row does. */
export function isBehind(mark: Mark | null, { key, type }: SortKey, order: SortOrder): RawBuilder<boolean> {
  const beyond = order === 'asc' ? sql`>` : sql`<`;
  return mark ? sql`(${key}, id) ${beyond} (${mark.sortKey}::${type}, ${mark.id}::uuid)` : sql`true`;
}
