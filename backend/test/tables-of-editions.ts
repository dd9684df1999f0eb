import { MikroORM } from '@mikro-orm/postgresql';
import { factsOf, type TableFacts } from '@tablefall/platform/database/columns';
import { sql } from '@tablefall/platform/database/sql';
import type { TestApp } from './test-app.ts';

/** The tables whose rows go with their edition: those that name one or have its day, and what hangs on them; but those that say why they stay. */
export async function tablesOfEditions(app: TestApp): Promise<string[]> {
  const tables = [...app.get(MikroORM).getMetadata().getAll().values()].map((meta) => ({
    name: meta.tableName,
    ofEdition: factsOf<TableFacts>(meta)?.ofEdition,
  }));
  const byDay = tables.flatMap(({ name, ofEdition }) => (ofEdition === 'by its day' ? name : []));
  const stay = tables.flatMap(({ name, ofEdition }) => (ofEdition && ofEdition !== 'by its day' ? name : []));
  const start = ['edition', 'edition_settings', ...byDay];
  const found = await app.query(sql<{ name: string }>`
    with recursive of_edition as (
      select distinct table_name::text as name from information_schema.columns
      where table_schema = 'public' and (column_name = 'edition' or table_name = any(${start}::text[]))
      union
      select foreign_key.conrelid::regclass::text
      from pg_constraint foreign_key join of_edition on foreign_key.confrelid = of_edition.name::regclass
      where foreign_key.contype = 'f'
    )
    select name from of_edition order by name`);
  return found.map(({ name }) => name).filter((name) => !stay.includes(name));
}

/** How many rows each of them has, of all editions together. */
export async function rowsOfEditions(app: TestApp): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const table of await tablesOfEditions(app)) {
    const [row] = await app.query(
      sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`,
    );
    counted[table] = row?.count ?? 0;
  }
  return counted;
}
