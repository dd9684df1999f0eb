import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { isChild } from '../convention/registration/children.tables.ts';
import { userNames } from '../users/names/accounts.tables.ts';

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

/**
 * The id of a spot, or of a place in the line, by which strangers tell people of an event apart. It is made of the row alone: what
 * is made of the id of a name could be made again by whoever knows that id, and it stands with the name wherever its person hosts.
 */
export function placeId(row: string): RawBuilder<string> {
  return sql`md5(${sql.ref(`${row}.id`)}::text)::uuid`;
}

/**
 * The id of an event's owner for strangers: their own where they are named, so that the schedule can be narrowed to an
 * organizer; otherwise one that says no more than which event.
 */
export function strangersOwnerId(event: string, owner: string): RawBuilder<string> {
  const id = sql.ref(`${owner}.id`);
  return sql`case when ${shownName(owner, ANY_READER)} = ${UNNAMED} then ${placeId(event)} else ${id} end`;
}
