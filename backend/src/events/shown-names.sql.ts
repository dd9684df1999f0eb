import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { isChild } from '../convention/registration/children.tables.ts';
import { userNames } from '../users/users.tables.ts';

/** What somebody of the schedule is called in front of readers who are not told the name. */
const UNNAMED = 'Player';

/** The people of the schedule. */
export const people: RawBuilder<unknown> = sql`(
  select id, user_id, name, ${isChild(sql`user_name.id`)} as is_child from ${userNames} user_name)`;

/** Who reads a name, as SQL of the query that names people. */
export interface NameReader {
  /** Id of the account, who reads the names of its own family; null when the answer is for many. */
  userId: RawBuilder<unknown>;
  /** Whether the names of children are shown as well: the owner of the event and the administrator need them. */
  readsChildren: RawBuilder<unknown>;
}

/** Many who are not told of children. */
export const ANY_READER: NameReader = { userId: sql`null::uuid`, readsChildren: sql`false` };

/**
 * The name of one of `people`, as a reader may know it: children are named only to their family and to whoever answers for
 * the event, and an address that was typed as a name to its own account alone.
 */
export function shownName(person: string, { userId, readsChildren }: NameReader): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${person}.${name}`);
  return sql<string>`
    case when ${column('user_id')} = ${userId} then ${column('name')}
         when ${column('name')} like '%@%' or (${column('is_child')} and not ${readsChildren}) then ${UNNAMED}
         else ${column('name')} end`;
}

/** Towards strangers all players are the same. */
export const STRANGERS_NAME: RawBuilder<string> = sql`${UNNAMED}::text`;
