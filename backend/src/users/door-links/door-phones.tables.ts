import { type RawBuilder, sql } from '@tablefall/platform/database/sql';

/** Ids of browsers that may have the door, for queries of other modules: those that opened a link, and sessions. */
export function doorPhones(now: Date): RawBuilder<{ id: string }> {
  return sql`(
    select id from door_browser where left_at is null and ended_at is null
    union all
    select id from session where expires_at > ${now})`;
}
