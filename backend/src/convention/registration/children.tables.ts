import { type RawBuilder, sql } from '@tablefall/platform/database/sql';

/** Whether a name is a child's, of 9 and under: it was registered, and never with a badge. */
export function isChild(nameId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce((select not bool_or(badge) from attendee where name_id = ${nameId}), false)`;
}
