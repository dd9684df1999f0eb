import { anyOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { isChild } from '../../convention/registration/children.tables.ts';
import { userNames } from '../../users/names/accounts.tables.ts';

/** What an edition asks of whoever joins a game. */
export interface JoinRules {
  /** Key of the edition. Nothing is asked for events of another one. */
  edition: string;
  /** Whether they need a badge of the edition; children, who have none, have to be registered for it. */
  needsBadge: boolean;
  /** From when on people join; null: at any time. */
  opensAt: Date | null;
  /** How many games each may join besides those that they host; null: any number. */
  gamesPerPerson: number | null;
  /** Whether a child needs an adult of the family in the same game. */
  childrenNeedAdult: boolean;
}

/** What keeps somebody from joining. */
export type Hindrance = 'not-open' | 'badge' | 'limit' | 'adult';

/**
 * What keeps a name from joining, or null; for a query that selects from `event`.
 *
 * @param nameId column with the id of the name
 * @param together names that join in the same step, to compare with: an adult among them is one in the game
 */
export function hindranceOf(
  rules: JoinRules,
  now: Date,
  nameId: string,
  together: RawBuilder<string> = anyOf([], 'uuid'),
): RawBuilder<Hindrance | null> {
  const name = sql.ref(nameId);
  const cases = [
    rules.opensAt && rules.opensAt > now && sql`when true then 'not-open'`,
    rules.needsBadge && sql`when not ${isRegistered(nameId, rules)} then 'badge'`,
    rules.gamesPerPerson !== null &&
      sql`when ${gamesOfOthers(nameId, rules)} >= ${rules.gamesPerPerson} then 'limit'`,
    rules.childrenNeedAdult && sql`when ${isChild(name)} and not ${hasAdult(nameId, together)} then 'adult'`,
  ].filter((each) => each instanceof Object);
  if (cases.length === 0) return sql`null::text`;
  return sql`case when event.edition <> ${rules.edition} then null ${sql.join(cases, sql` `)} end`;
}

function isRegistered(nameId: string, { edition }: JoinRules): RawBuilder<boolean> {
  return sql`exists (
    select from attendee join registration on registration.id = attendee.registration_id
    where attendee.name_id = ${sql.ref(nameId)} and registration.edition = ${edition})`;
}

function gamesOfOthers(nameId: string, { edition }: JoinRules): RawBuilder<number> {
  return sql`(
    select count(*) from participant played join event game on game.id = played.event_id
    where played.name_id = ${sql.ref(nameId)} and game.edition = ${edition} and game.id <> event.id
      and game.owner_id <> played.name_id)`;
}

/** The children of a family who play in an event with nobody grown up but this one, each with the name of that adult. */
export function childrenLeftBy(
  edition: string,
  eventId: string,
  nameId: string,
): RawBuilder<{ child: string; adult: string }> {
  return sql`
    select child.name as child, adult.name as adult
    from event
    join participant played on played.event_id = event.id
    join ${userNames} child on child.id = played.name_id
    join ${userNames} adult on adult.user_id = child.user_id
    where event.id = ${eventId} and event.edition = ${edition} and adult.id = ${nameId} and child.id <> adult.id
      and ${isChild(sql`child.id`)} and not ${isChild(sql`adult.id`)}
      and exists (select from participant seated where seated.event_id = event.id and seated.name_id = adult.id)
      and not exists (
        select from participant seated join ${userNames} other on other.id = seated.name_id
        where seated.event_id = event.id and other.user_id = adult.user_id and other.id <> adult.id
          and not ${isChild(sql`other.id`)})
    order by child.name`;
}

/** Whether an adult of the same account plays in the event, or joins it in the same step. */
function hasAdult(nameId: string, together: RawBuilder<string>): RawBuilder<boolean> {
  return sql`exists (
    select from ${userNames} child join ${userNames} adult on adult.user_id = child.user_id
    where child.id = ${sql.ref(nameId)} and not ${isChild(sql`adult.id`)}
      and (adult.id = ${together}
           or exists (select from participant seated where seated.event_id = event.id and seated.name_id = adult.id)))`;
}
