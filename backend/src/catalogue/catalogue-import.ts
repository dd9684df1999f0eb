import { pipeline, type Readable } from 'node:stream';
import { changedBy, sql } from '@tablefall/platform/database/sql';
import type { Transactions } from '@tablefall/platform/database/transactions';
import Papa from 'papaparse';

const BATCH = 5_000;
const COLUMNS = ['id', 'name', 'yearpublished', 'rank'] as const;
type RankRow = Record<(typeof COLUMNS)[number], string>;

interface ImportedGame {
  id: number;
  name: string;
  year_published: number | null;
  rank: number | null;
}

/**
 * Takes over the ranks that the board-game database publishes as CSV, with a header. A game that is known already is
 * corrected, and none is removed; lines without an id or a name are passed over.
 * Throws Error when a column is missing or the file cannot be read; what came before stays.
 *
 * @returns how many games were taken over, and how many lines were not
 */
export async function importCatalogue(
  transactions: Transactions,
  csv: Readable,
): Promise<{ taken: number; refused: number }> {
  let batch = new Map<number, ImportedGame>();
  let taken = 0;
  let refused = 0;
  const store = async () => {
    await transactions.runInBackground(({ em }) =>
      changedBy(
        em,
        sql`
          insert into board_game (id, name, year_published, rank)
          select id, name, year_published, rank
          from json_to_recordset(${JSON.stringify([...batch.values()])})
            as game (id integer, name text, year_published integer, rank integer)
          on conflict (id) do update
          set name = excluded.name, year_published = excluded.year_published, rank = excluded.rank`,
      ),
    );
    taken += batch.size;
    batch = new Map();
  };
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { header: true, skipEmptyLines: true });
  // What ends the file early ends the loop as well.
  const rows = pipeline(csv, parser, () => undefined);
  for await (const row of rows as AsyncIterable<Partial<RankRow>>) {
    const missing = COLUMNS.filter((column) => !(column in row));
    if (taken + refused + batch.size === 0 && missing.length > 0) {
      throw new Error(`The file has no column ${missing.join(', ')}`);
    }
    const game = gameOf(row);
    if (!game) {
      refused += 1;
      continue;
    }
    batch.set(game.id, game);
    if (batch.size === BATCH) {
      await store();
    }
  }
  await store();
  return { taken, refused };
}

/** A year or rank of 0 means that there is none. */
function gameOf(row: Partial<RankRow>): ImportedGame | null {
  const id = wholeNumber(row.id);
  const name = row.name?.trim();
  if (!id || id < 1 || !name || name.length > 500) {
    return null;
  }
  return { id, name, year_published: wholeNumber(row.yearpublished), rank: wholeNumber(row.rank) };
}

function wholeNumber(text = ''): number | null {
  const number = /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return number || null;
}
