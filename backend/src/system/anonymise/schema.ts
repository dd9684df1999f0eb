import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { PLANS, WORDLESS_TYPES } from './columns.ts';

/** A column of a table, with its type as PostgreSQL says it. */
export interface Column {
  table: string;
  name: string;
  type: string;
}

/** All columns of the product's tables, in their order. */
export function columnsOf(em: EntityManager): Promise<Column[]> {
  return rowsOf(
    em,
    sql<Column>`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`,
  );
}

/** Whether a column can hold words. */
export function holdsWords({ type }: Column): boolean {
  return !WORDLESS_TYPES.includes(type);
}

/** The columns of which nobody has said what becomes of them, and what is said of columns that are not there. */
export function disagreements(columns: Column[]): string[] {
  const unsaid = columns.filter((column) => {
    const plan = PLANS[column.table];
    return !plan || ('columns' in plan && holdsWords(column) && !plan.columns[column.name]);
  });
  const known = new Set(columns.map(({ table, name }) => `${table}.${name}`));
  const said = Object.entries(PLANS).flatMap(([table, plan]) =>
    'columns' in plan ? Object.keys(plan.columns).map((name) => `${table}.${name}`) : [],
  );
  return [
    ...unsaid.map(({ table, name }) => `${table}.${name} is new: say in columns.ts what becomes of it`),
    ...said.filter((name) => !known.has(name)).map((name) => `${name} is not there`),
  ];
}
