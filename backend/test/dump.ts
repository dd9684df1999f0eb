import { readdir } from 'node:fs/promises';
import { sql } from '@tablefall/platform/database/sql';
import type { TestApp } from './test-app.ts';

/** All rows of all tables as text: table → rows. */
export async function dumpOf(app: TestApp): Promise<Map<string, string[]>> {
  const tables = await app.query(sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const dump = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await app.query(sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`);
    dump.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return dump;
}

/** The tables whose rows hold one of these words, in any case, with the rows. */
export function rowsWith(dump: Map<string, string[]>, words: readonly string[]): Record<string, string[]> {
  const holds = (row: string) => words.some((word) => row.toLowerCase().includes(word.toLowerCase()));
  const found = [...dump].map(([table, rows]) => [table, rows.filter(holds)] as const);
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}

/** The files of the object store. */
export async function storedFiles(app: TestApp): Promise<string[]> {
  const files = await readdir(app.config.STORAGE_FOLDER, { recursive: true, withFileTypes: true });
  return files.filter((file) => file.isFile()).map(({ name }) => name);
}
