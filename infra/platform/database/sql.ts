import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type AliasableExpression,
  type AliasedRawBuilder,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type UpdateObject,
} from 'kysely';

export {
  type AliasableExpression,
  type AliasedRawBuilder,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type UpdateObject,
};

/**
 * The rows of a query, run inside the transaction of `em` if it has one.
 * Values of the template become bound parameters; arrays may be bound for `= any(…)`.
 */
export async function rowsOf<Row>(em: EntityManager, query: RawBuilder<Row>): Promise<Row[]> {
  const result = await query.execute(em.getKysely());
  return result.rows;
}

/** The first row of a query, or null. */
export async function firstRowOf<Row>(em: EntityManager, query: RawBuilder<Row>): Promise<Row | null> {
  const [row] = await rowsOf(em, query);
  return row ?? null;
}

/** How many rows a statement changed. */
export async function changedBy(em: EntityManager, statement: RawBuilder<unknown>): Promise<number> {
  const result = await statement.execute(em.getKysely());
  return Number(result.numAffectedRows ?? 0);
}

/**
 * Any value of a list, as one bound parameter for `=`: a list of any length is the same statement, and an empty one
 * matches nothing (`in ()` is an error).
 *
 * @param type of the column
 */
export function anyOf<Value>(values: readonly Value[], type: 'uuid' | 'text' | 'int'): RawBuilder<Value> {
  return sql`any(${values}::${sql.raw(type)}[])`;
}

/** A timestamptz column, or an expression of one, as ISO 8601 text in UTC, the form of every API answer. */
export function isoTime(column: string | RawBuilder<unknown>): RawBuilder<string> {
  const time = typeof column === 'string' ? sql.ref(column) : column;
  return sql`to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** A timestamptz column as `YYYY-MM-DD HH:mm` in a time zone, as exported tables show it. */
export function localTime(column: string, zone: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone ${zone}, 'YYYY-MM-DD HH24:MI')`;
}

/** A moment of `timestamptz` as people read the clock in a time zone, such as `3:30 PM`. */
export function clockText(column: string, zone: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone ${zone}, 'FMHH12:MI AM')`;
}

/** The English weekday of a `date`. */
export function weekdayText(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)}, 'FMDay')`;
}

/** The place of a name in a list, as people look for it: without regard to case, and É beside E. */
export function nameOrder(column: string): RawBuilder<string> {
  return sql`lower(${sql.ref(column)}) collate "und-x-icu"`;
}

/** The pattern of a `like` search for literal text: its wildcards are escaped. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The result of a statement; where it would have broken one of these constraints, the error that says so to people. */
export async function orRefused<T>(work: Promise<T>, refusals: Record<string, () => Error>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refusal = refusals[brokenConstraint(error) ?? ''];
    throw refusal ? refusal() : error;
  }
}

/** The name of the constraint that a statement would have broken, or undefined when it failed for another reason. */
export function brokenConstraint(error: unknown): string | undefined {
  return (error as { constraint?: string } | null)?.constraint;
}
