import { type RawBuilder, sql } from '../database/sql.ts';

/**
 * A table whose rows are of editions, in a statement that is meant for all of them. Every other one compares the edition, or takes rows
 * by ids; the checklist finds those that do neither.
 */
export const anyEdition = (table: string): RawBuilder<unknown> => sql.table(table);
