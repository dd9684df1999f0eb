import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Kysely,
  type SqlBool,
} from 'kysely';
import { sql } from '../database/sql.ts';
import type { Progress } from './job.ts';

/** So many rows are deleted in well under a second, foreign keys included. */
const BATCH = 5_000;

/**
 * Deletes rows of a table that fulfil a condition, at most 5,000 in one transaction: the body of a clean-up job.
 *
 * @returns `more` while there may be further rows
 */
export async function deleteSome<Tables, Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  table: Table,
  isOld: (row: ExpressionBuilder<Tables, Table>) => Expression<SqlBool>,
): Promise<Progress> {
  const condition = isOld(expressionBuilder<Tables, Table>());
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)}
    where ctid = any(array(select ctid from ${sql.table(table)} where ${condition} limit ${BATCH}))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0) < BATCH ? 'done' : 'more';
}
