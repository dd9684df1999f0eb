import { FORMER_GUEST } from '@tablefall/mail';
import { holdsWords } from '@tablefall/platform/database/search';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { isForgotten } from '@tablefall/platform/privacy/former-guest';
import { accounts, userNames } from '../../users/names/accounts.tables.ts';
import { isChild } from './children.tables.ts';

/**
 * Names that nobody else is shown, wherever they stand on the account's list: a name that looks like an address, and
 * a child of the family.
 */
function isShown(name: string): RawBuilder<boolean> {
  return sql`${sql.ref(`${name}.name`)} not like '%@%' and not ${isChild(sql.ref(`${name}.id`))}`;
}

/** What somebody is called whose name is not shown. */
export const UNNAMED = 'Attendee';

/** How an account is called: the first of its names that is shown; null without one. */
export function shownNameOf(userId: string): RawBuilder<string | null> {
  return sql`(
    select user_name.name from ${userNames} user_name
    where user_name.user_id = ${sql.ref(userId)} and ${isShown('user_name')} order by user_name.position limit 1)`;
}

/** The name under which others see an account. One that was forgotten has none. */
export function displayNameOf(userId: string): RawBuilder<string> {
  const account = sql.ref(userId);
  return sql`coalesce(${shownNameOf(userId)}, (
    select ${FORMER_GUEST}::text from ${accounts} former where former.id = ${account} and ${isForgotten(sql.ref('former.email'))}
  ), ${UNNAMED})`;
}

/**
 * How an account is called in front of a reader: strangers (null) are told no name.
 *
 * @param unnamed how everybody is called in front of them
 */
export function displayNameTo(
  reader: object | null,
  userId: string,
  unnamed: RawBuilder<string> = sql`${UNNAMED}::text`,
): RawBuilder<string> {
  return reader ? displayNameOf(userId) : unnamed;
}

/**
 * The ids of the accounts whose display name holds every word of a search. They are found by their names, instead of looking up
 * the name of every account.
 */
export function accountsNamed(search: string): RawBuilder<string> {
  return sql`
    select user_name.user_id from ${userNames} user_name
    where ${holdsWords(search, 'user_name.name')} and ${isShown('user_name')} and not exists (
      select from ${userNames} earlier
      where earlier.user_id = user_name.user_id and earlier.position < user_name.position and ${isShown('earlier')})`;
}
