import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { userNames } from '../users/users.tables.ts';
import type { EventPlan } from './event-plan.ts';
import type { Conflict } from './events.errors.ts';

/**
 * What these names take part in at the time of a plan, besides the events that are left out. Whoever decides by the
 * answer has locked the names. Events that only touch do not conflict, and undetermined ones never do.
 */
export async function conflictsOf(
  em: EntityManager,
  nameIds: string[],
  { startsAt, endsAt }: EventPlan,
  { except, zone }: { except: string[]; zone: string },
): Promise<Conflict[]> {
  if (!startsAt) {
    return [];
  }
  return rowsOf<Conflict>(
    em,
    sql`
      select participant.name_id as "nameId", user_name.name, event.id as "eventId", event.game_name as "gameName",
             to_char(event.day, 'FMDay') as "eventDay",
             to_char(event.starts_at at time zone ${zone}, 'FMHH12:MI AM') as "eventTime"
      from participant
      join event on event.id = participant.event_id
      join ${userNames} user_name on user_name.id = participant.name_id
      where participant.name_id = any(${nameIds}::uuid[]) and event.id <> all(${except}::uuid[])
        and ${overlaps('event', sql`${startsAt}::timestamptz`, sql`${endsAt}::timestamptz`)}
      order by event.starts_at, event.id, user_name.position`,
  );
}

/**
 * Whether the event of a table's row takes place between two moments. An event that only touches them does not, nor
 * does an undetermined one.
 */
export function overlaps(
  table: string,
  startsAt: RawBuilder<unknown>,
  endsAt: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`${sql.ref(`${table}.starts_at`)} < ${endsAt} and ${sql.ref(`${table}.ends_at`)} > ${startsAt}`;
}
