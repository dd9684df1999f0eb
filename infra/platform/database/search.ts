import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/*
 * One search for people and games. The function `searchable` of the database (a migration made it) leaves out what
 * does not matter: accents, case, quotes and apostrophes. The page has a twin of it in
 * frontend/src/core/text/searchable.ts; one spec plays the same cases through both.
 */

/** More words than anybody looks for; each costs a look into the index. */
const WORDS_MAX = 10;

/** A column or an expression as searches compare it; indexes of searches have exactly this expression. */
export function searchable(text: string | RawBuilder<unknown>): RawBuilder<string> {
  return sql`searchable(${typeof text === 'string' ? sql.ref(text) : text})`;
}

/** Whether every word of a search stands somewhere in one of these texts, in any order; nothing finds everything. */
export function holdsWords(
  search: string,
  ...texts: [string | RawBuilder<unknown>, ...(string | RawBuilder<unknown>)[]]
): RawBuilder<SqlBool> {
  return all(wordsOf(search).map((word) => any(texts.map((text) => holds(text, word)))));
}

/** A dash stands between words, as a space does: "Jean-Luc" is found by "Luc Jean". So do quotes that are no letters'. */
function wordsOf(search: string): string[] {
  return search
    .split(/[\s\p{Pd}«»‹›„‚]+/u)
    .filter(Boolean)
    .slice(0, WORDS_MAX);
}

function holds(text: string | RawBuilder<unknown>, word: string): RawBuilder<SqlBool> {
  return sql`${searchable(text)} like search_pattern(${word})`;
}

function all(conditions: Expression<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

function any(conditions: Expression<SqlBool>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(conditions, sql` or `)})`;
}
