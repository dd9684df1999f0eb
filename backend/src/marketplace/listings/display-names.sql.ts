import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { userNames } from '../../users/users.tables.ts';

/** An address that was typed as a name is shown to nobody. */
const SHOWN = sql`user_name.name not like '%@%'`;

/** The name under which others see an account: the first of its names. */
export function displayNameOf(userId: string): RawBuilder<string> {
  return sql`coalesce((
    select user_name.name from ${userNames} user_name
    where user_name.user_id = ${sql.ref(userId)} and ${SHOWN} order by user_name.position limit 1), 'Attendee')`;
}

/** The ids of the accounts whose display name is like a pattern. */
export function accountsNamed(pattern: string): RawBuilder<string> {
  return sql`
    select user_id from (
      select distinct on (user_id) user_id, name from ${userNames} user_name where ${SHOWN} order by user_id, position
    ) as shown
    where name ilike ${pattern}`;
}
