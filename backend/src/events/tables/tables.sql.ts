import type { EntityManager } from '@mikro-orm/postgresql';
import { anyOf, changedBy, firstRowOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { overlaps } from '../../convention/commitments/commitments.service.ts';

/** Minutes between two games on a table; the constraint `event_has_table_alone` has the same. */
export const MINUTES_BETWEEN = 15;
const BETWEEN = sql`${sql.lit(`${MINUTES_BETWEEN} minutes`)}::interval`;

/** A time for which a table is wanted. */
export interface Sitting {
  startsAt: Date;
  endsAt: Date;
}

/** The events that keep a table from being free at a time, as a condition; of a query that has `event`. */
export function holdsTableAt({ startsAt, endsAt }: Sitting): RawBuilder<boolean> {
  const [from, until] = [
    sql`${startsAt}::timestamptz - ${BETWEEN}`,
    sql`${endsAt}::timestamptz + ${BETWEEN}`,
  ];
  return sql`event.table_id is not null and ${overlaps('event', from, until)}`;
}

/**
 * Those who put events on tables of an edition come one after the other, so that each finds the tables as they are. It
 * comes after the locks of events and names.
 */
export async function lockTables(em: EntityManager, edition: string): Promise<void> {
  await firstRowOf(
    em,
    sql`select pg_advisory_xact_lock(hashtextextended('tables of ' || ${edition}::text, 0))`,
  );
}

/**
 * Lets whoever takes part know the first table of events without telling them: they find it on every page. Only from
 * then on a move is told.
 */
export async function makeFirstTablesKnown(em: EntityManager, eventIds: string[]): Promise<void> {
  const placed = sql`
    select id, jsonb_build_object('tableId', table_id) as place from event
    where id = ${anyOf(eventIds, 'uuid')} and table_id is not null`;
  await changedBy(
    em,
    sql`
      update participant set told_plan = place || told_plan, changed_from = place || changed_from
      from (${placed}) as placed
      where placed.id = participant.event_id and told_plan ->> 'tableId' is null`,
  );
  await changedBy(
    em,
    sql`
      update event set owner_told_plan = place || owner_told_plan
      from (${placed}) as placed
      where placed.id = event.id and owner_told_plan is not null and owner_told_plan ->> 'tableId' is null`,
  );
}
