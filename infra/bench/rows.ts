import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../local/user-error.ts';
import type { Row } from './row.ts';

const FOLDER = join(import.meta.dirname, 'rows');

/**
 * Rows of starts and of the memory at rest come while no other product runs, and rows that fill the database come after those that measure one
 * of the usual size.
 */
const PLACES: { [file: string]: number } = { 'start.ts': -1, 'footprint.ts': -1, 'growth.ts': 1 };

/** All rows, file by file. */
async function allRows(): Promise<Row[]> {
  const place = (file: string) => PLACES[file] ?? 0;
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b));
  const modules = await Promise.all(
    files.map((file) => import(join(FOLDER, file)) as Promise<{ rows: Row[] }>),
  );
  return modules.flatMap(({ rows }) => rows);
}

/** The rows of these names, or of all when none is given; of the short form those that belong to it. */
export async function chosenRows(names: string[], form: 'short' | 'full'): Promise<Row[]> {
  const rows = await allRows();
  const unknown = names.filter((name) => !rows.some((row) => row.name === name));
  if (unknown.length > 0)
    throw new UserError(
      `There is no row ${unknown.join(', ')}; rows are ${rows.map(({ name }) => name).join(', ')}.`,
    );
  return rows.filter((row) => (names.length > 0 ? names.includes(row.name) : form === 'full' || row.short));
}
