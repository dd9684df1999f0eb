import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { EventsTables } from './events.tables.ts';
import { spotsOffered } from './spot-offers.sql.ts';

type Game = Pick<
  EventsTables['event'],
  'id' | 'edition' | 'game_name' | 'day' | 'starts_at' | 'ends_at' | 'duration' | 'owner_id'
>;

const GAME = sql`event.id, event.edition, event.game_name, event.day, event.starts_at, event.ends_at, event.duration, event.owner_id`;

/** The games of an edition, for queries of other modules, which do not change them. */
export function games(edition: string): RawBuilder<Game> {
  return sql`(select ${GAME} from event where edition = ${edition})`;
}

/** Those that people can still sign up for, with the seats that are neither taken nor kept for somebody. */
export function gamesToCome(edition: string, now: Date): RawBuilder<Game & { seats: number }> {
  return sql`(
    select ${GAME}, greatest(event.spots - event.spots_taken - ${spotsOffered(now)}, 0) as seats
    from event
    where event.edition = ${edition} and event.visible and event.ends_at > ${now}
      and (event.starts_at is null or event.starts_at > ${now}))`;
}

/** Whether a name has a seat in a game. */
export function isSeated(nameId: RawBuilder<unknown>, eventId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from participant where participant.event_id = ${eventId} and participant.name_id = ${nameId})`;
}

/** How many games of others each name plays in, of those who play in any. */
export function gamesJoined(edition: string): RawBuilder<{ name_id: string; games: number }> {
  return sql`(
    select participant.name_id, count(*)::int as games
    from participant join event on event.id = participant.event_id
    where event.edition = ${edition} and event.owner_id <> participant.name_id
    group by participant.name_id)`;
}

/** Whether an account has not turned off what it is told of its games. */
export function takesNotices(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`not exists (
    select from schedule_settings settings where settings.user_id = ${userId} and not settings.notices)`;
}
