import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { type Column, holdsWords } from './schema.ts';
import { COPY_DOMAIN, REPLACEMENTS } from './treatments.ts';
import { WordsOfPeople } from './words-of-people.ts';

const AT_ONCE = 1_000;
/** Shorter names stand in other words. */
const SHORTEST_NAME = 3;

/** Anything that looks like an address. */
const ADDRESS = /[^\s@"<>(),:;[\]{}]+@[^\s@"<>(),:;[\]{}]+\.[\p{L}\p{N}-]{2,}/gu;

/** All addresses and names of the source, to look for. They are kept in memory: a few megabytes for 100,000 people. */
export async function wordsOf(
  from: EntityManager,
  columns: Column[],
  others: string[],
): Promise<WordsOfPeople> {
  const words = new WordsOfPeople();
  for (const address of others) words.add('address', address.toLowerCase());
  for (const column of columns) {
    const { becomes } = column;
    if (!becomes || !('sort' in becomes) || becomes.sort === 'other') continue;
    const { sort } = becomes;
    for await (const text of valuesOf(from, column)) {
      if (sort === 'address') words.add('address', text.toLowerCase());
      else if (text.length >= SHORTEST_NAME) words.add('name', text);
    }
  }
  return words;
}

/**
 * Looks through all words of a copy for addresses of the source; where people write, also for their names, and for anything
 * else that looks like an address.
 *
 * @returns in which columns something was found, a line each; never what it is
 */
export async function searchCopy(
  copy: EntityManager,
  columns: Column[],
  words: WordsOfPeople,
): Promise<string[]> {
  const found: string[] = [];
  for (const column of columns.filter(holdsWords)) {
    const sorts = new Set<string>();
    const isByPeople = isWrittenByPeople(column);
    for await (const text of valuesOf(copy, column)) {
      const rest = text.replace(REPLACEMENTS, ' ');
      const foreign = (rest.match(ADDRESS) ?? []).some((each) => !each.endsWith(`@${COPY_DOMAIN}`));
      if ((isByPeople && foreign) || words.finds('address', rest.toLowerCase())) sorts.add('an address');
      if (isByPeople && words.finds('name', rest)) sorts.add('a name');
    }
    found.push(...[...sorts].map((sort) => `${sort} in ${column.table}.${column.name}`));
  }
  return found;
}

function isWrittenByPeople({ becomes }: Column): boolean {
  return becomes !== undefined && (!('kept' in becomes) || becomes.isSearched);
}

/** The distinct texts of a column, also those within JSON and lists. */
async function* valuesOf(em: EntityManager, { table, name, type }: Column): AsyncGenerator<string> {
  const column = sql.ref(name);
  const texts =
    type === 'jsonb'
      ? sql`select value #>> '{}' as text from ${sql.table(table)}, jsonb_path_query(${column}, 'strict $.**') as value
            union select ${column}::text from ${sql.table(table)}`
      : type.endsWith('[]')
        ? sql`select distinct unnest(${column})::text as text from ${sql.table(table)}`
        : sql`select distinct ${column}::text as text from ${sql.table(table)}`;
  await rowsOf(
    em,
    sql`declare texts no scroll cursor for select text from (${texts}) as found where text <> ''`,
  );
  for (;;) {
    const rows = await rowsOf<{ text: string }>(em, sql`fetch ${sql.raw(String(AT_ONCE))} from texts`);
    if (rows.length === 0) break;
    for (const { text } of rows) yield text;
  }
  await rowsOf(em, sql`close texts`);
}
