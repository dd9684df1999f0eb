import { randomUUID } from 'node:crypto';
import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { type ColumnFacts, EDITION_KEY, factsOf } from '@tablefall/platform/database/columns';
import { sql } from '@tablefall/platform/database/sql';
import type { TestApp } from './test-app.ts';

/** Whose the rows are, and of which edition. */
interface SampleOf {
  email: string;
  nameId: string;
  edition: string;
  /** One of its days, `YYYY-MM-DD`. */
  day: string;
}

type Row = Record<string, unknown>;

/** Whoever refers to them names a person. */
const PEOPLE = ['account', 'user_name'];

/**
 * Puts a row of somebody's into each of these tables, as their entities describe them: every account and name that it refers to is
 * theirs, and every word of theirs is a mark that stands nowhere else. So a new table is tried before anybody has thought of it. What
 * the rules of a table refuse, or what hangs on a thing whose owner a row cannot tell, is made where the calling file makes the others.
 *
 * @returns the marks
 */
export async function sampleRows(
  app: TestApp,
  tables: readonly string[],
  { email, nameId, edition, day }: SampleOf,
): Promise<string[]> {
  const metas = [...app.get(MikroORM).getMetadata().getAll().values()];
  const [{ id: accountId } = {}] = await app.query(
    sql<{ id: string }>`select id from account where email = ${email}`,
  );
  const made = new Map<string, Row>();
  const marks: string[] = [];

  async function rowOf(table: string): Promise<Row> {
    const known = made.get(table);
    if (known) return known;
    const row: Row = {};
    for (const property of columnsOf(metas.find(({ tableName }) => tableName === table))) {
      Object.assign(row, await valuesOf(table, property));
    }
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    await app.query(sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`);
    made.set(table, row);
    return row;
  }

  async function valuesOf(table: string, property: EntityProperty): Promise<Row> {
    if (property.targetMeta) return referenceOf(property.targetMeta, property);
    const [column = ''] = property.fieldNames;
    return { [column]: await contentOf(table, column, property) };
  }

  async function referenceOf({ tableName: target }: EntityMetadata, property: EntityProperty): Promise<Row> {
    const row = await targetRow(target);
    return Object.fromEntries(
      property.fieldNames.map((name, at) => [name, row[property.referencedColumnNames[at] ?? 'id']]),
    );
  }

  async function targetRow(target: string): Promise<Row> {
    if (target === 'account') return { id: accountId };
    if (target === 'user_name') return { id: nameId };
    if (tables.includes(target)) return rowOf(target);
    const [row] = await app.query(sql<{ row: Row }>`
      select to_jsonb(target) as row from ${sql.table(target)} as target
      where coalesce(to_jsonb(target) ->> 'edition', ${edition}) = ${edition} limit 1`);
    return row ? row.row : rowOf(target);
  }

  async function contentOf(table: string, column: string, property: EntityProperty): Promise<unknown> {
    const facts = factsOf<ColumnFacts>(property);
    if (facts?.nobodys === EDITION_KEY.nobodys) return edition;
    if (facts && facts.nobodys === null && facts.copied === 'address') return email;
    if (facts && isMarked(facts)) {
      const mark = `quokka ${table} ${column}`;
      marks.push(mark);
      return mark;
    }
    const type = property.columnTypes[0] ?? '';
    if (type === 'text') return (await wordOf(app, table, column)) ?? randomUUID();
    return VALUES.find(({ of }) => of.test(type))?.make(app.clock.now(), day);
  }

  for (const table of tables) await rowOf(table);
  return marks;
}

/** Every table that a copy for trials has, and in which a person's name, address or words stand. */
export function tablesOfPeople(app: TestApp): string[] {
  const metas = [...app.get(MikroORM).getMetadata().getAll().values()];
  return metas
    .filter(({ properties }) => Object.values(properties).some(isOfPeople))
    .map(({ tableName }) => tableName);
}

function isOfPeople(property: object): boolean {
  const facts = factsOf<ColumnFacts>(property);
  return facts !== undefined && (isMarked(facts) || (facts.nobodys === null && facts.copied === 'address'));
}

/** Whether a column holds words that somebody wrote, or their name. */
function isMarked({ nobodys, copied }: ColumnFacts): boolean {
  return nobodys === null && (copied === 'name' || copied === 'text');
}

/** The columns that a row needs, and those that say whose it is. */
function columnsOf(meta?: EntityMetadata): EntityProperty[] {
  return Object.values(meta?.properties ?? {}).filter((property) => {
    const isColumn = property.fieldNames?.length > 0 && property.persist !== false;
    const isSet = property.nullable || property.default !== undefined || property.autoincrement;
    const isSomebodys =
      PEOPLE.includes(property.targetMeta?.tableName ?? '') ||
      factsOf<ColumnFacts>(property)?.nobodys === null;
    return isColumn && (!isSet || isSomebodys);
  });
}

/** One of the words that the table allows there. */
async function wordOf(app: TestApp, table: string, column: string): Promise<string | undefined> {
  const [rule] = await app.query(sql<{ word: string }>`
    select substring(pg_get_constraintdef(oid) from '''([^'']+)''::text') as word from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass
      and conkey = array(select attnum from pg_attribute where attrelid = ${table}::regclass and attname = ${column})`);
  return rule?.word;
}

const VALUES: { of: RegExp; make(now: Date, day: string): unknown }[] = [
  { of: /^uuid/, make: () => randomUUID() },
  { of: /^timestamptz/, make: (now) => now },
  { of: /^date/, make: (_, day) => day },
  { of: /^time/, make: () => '12:00' },
  { of: /^bool/, make: () => false },
  { of: /^json/, make: () => ({}) },
  { of: /\[\]$/, make: () => [] },
  { of: /^(small|big)?int/, make: () => 1 },
];
