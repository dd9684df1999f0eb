import type { EntityManager } from '@mikro-orm/postgresql';
import { changedBy, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { Column } from './schema.ts';
import type { Keys } from './treatments.ts';

/** Rows that are read and written at once. */
const AT_ONCE = 1_000;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Copies all rows that a copy for trials has, and reads them as they are there: nothing else ever leaves the source. Both
 * sides are in a transaction. References between tables are taken away while the rows come, and put back and checked after.
 *
 * @returns how many rows were copied
 */
export async function copyRows(
  { from, to }: Record<'from' | 'to', EntityManager>,
  columns: Column[],
  keys: Keys,
): Promise<number> {
  await requireNobody(to);
  const references = await foreignKeysOf(to);
  for (const { table, name } of references) {
    await changedBy(to, sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`);
  }
  let rows = 0;
  const copied = columns.filter(({ isCopied }) => isCopied);
  for (const table of new Set(copied.map((column) => column.table))) {
    const all = copied.filter((column) => column.table === table);
    rows += await copyTable({ from, to }, table, all, keys);
  }
  for (const { table, name, definition } of references) {
    await changedBy(
      to,
      sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`,
    );
  }
  return rows;
}

async function copyTable(
  { from, to }: Record<'from' | 'to', EntityManager>,
  table: string,
  columns: Column[],
  keys: Keys,
): Promise<number> {
  // What migrations have put there stands in the source as well.
  await changedBy(to, sql`delete from ${sql.table(table)}`);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(
    columns.map((column) => sql`${replacementOf(column, keys)} as ${sql.ref(column.name)}`),
  );
  await rowsOf(
    from,
    sql`
      declare copied no scroll cursor for
      select row_to_json(made)::text as row from (select ${values} from ${sql.table(table)}) as made`,
  );
  let count = 0;
  for (;;) {
    const rows = await rowsOf<{ row: string }>(from, sql`fetch ${sql.raw(String(AT_ONCE))} from copied`);
    if (rows.length === 0) break;
    const json = `[${rows.map(({ row }) => row).join(',')}]`;
    await changedBy(
      to,
      sql`
        insert into ${sql.table(table)} (${names})
        select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`,
    );
    count += rows.length;
  }
  await rowsOf(from, sql`close copied`);
  return count;
}

function replacementOf({ name, becomes }: Column, keys: Keys): RawBuilder<unknown> {
  const column = sql.ref(name);
  return becomes && 'replace' in becomes ? becomes.replace(column, keys) : column;
}

/** Rows are deleted there next, so it is looked at once more. */
async function requireNobody(to: EntityManager): Promise<void> {
  const [somebody] = await rowsOf(to, sql`select from account limit 1`);
  if (somebody) throw new Error('The database of the copy has accounts: nothing is written there');
}

function foreignKeysOf(em: EntityManager): Promise<ForeignKey[]> {
  return rowsOf(
    em,
    sql<ForeignKey>`
      select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and k.contype = 'f' order by k.conname`,
  );
}
