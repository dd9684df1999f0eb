import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import type { Plan } from './plans.ts';
import type { Excuse, Treatment } from './treatments.ts';

/** A column of a table, with its type as PostgreSQL says it. */
interface DatabaseColumn {
  table: string;
  name: string;
  type: string;
}

export interface Column extends DatabaseColumn {
  /** Whether the copy has rows of its table. */
  isCopied: boolean;
  /** What takes its place there, where its entity says something. */
  becomes?: Treatment | Excuse;
}

/** Types that hold no words. */
const WORDLESS_TYPES = [
  'bigint',
  'boolean',
  'date',
  'integer',
  'smallint',
  'time without time zone',
  'timestamp with time zone',
  'uuid',
];

/** All columns of the product's tables, in their order. */
export async function columnsOf(em: EntityManager, plans: Map<string, Plan>): Promise<Column[]> {
  const columns = await rowsOf(
    em,
    sql<DatabaseColumn>`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`,
  );
  return columns.map((column) => {
    const plan = plans.get(column.table);
    const isCopied = plan !== undefined && 'columns' in plan;
    return { ...column, isCopied, becomes: isCopied ? plan.columns[column.name] : undefined };
  });
}

/** Whether a column can hold words. */
export function holdsWords({ type }: DatabaseColumn): boolean {
  return !WORDLESS_TYPES.includes(type);
}

/** The columns of which no entity says what becomes of them, and what is said of columns that are not there. */
export function disagreements(columns: Column[], plans: Map<string, Plan>): string[] {
  const unsaid = columns.filter(
    (column) => !plans.has(column.table) || (column.isCopied && holdsWords(column) && !column.becomes),
  );
  const known = new Set(columns.map(({ table, name }) => `${table}.${name}`));
  const said = [...plans].flatMap(([table, plan]) =>
    'columns' in plan ? Object.keys(plan.columns).map((name) => `${table}.${name}`) : [],
  );
  return [
    ...unsaid.map(({ table, name }) => `${table}.${name} is new: say at its entity what becomes of it`),
    ...said.filter((name) => !known.has(name)).map((name) => `${name} is not there`),
  ];
}
