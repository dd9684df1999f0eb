import type { EventFacts, EventTimes } from '@tablefall/mail';
import { isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { versionOf } from '@tablefall/platform/database/version';
import { ANY_READER, people, shownName } from './shown-names.sql.ts';

/** When an event is, as mails, calendars and participants know it; of a query that has `event`. */
export const EVENT_TIMES: RawBuilder<EventTimes> = sql`
  jsonb_build_object('day', event.day::text, 'startsAt', ${isoTime('event.starts_at')}, 'duration', event.duration)`;

/** What mails and calendars tell every reader of an event, besides the venue; of a query that has `event`. */
export const SHARED_FACTS: RawBuilder<Omit<EventFacts, 'venue' | 'organizer'>> = sql`
  ${EVENT_TIMES} || jsonb_build_object(
    'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence)`;

/** The same, with the name of the owner as the reader may know it; for a query that also has `ownerFor`. */
export const EVENT_FACTS: RawBuilder<Omit<EventFacts, 'venue'>> = sql`
  ${SHARED_FACTS} || jsonb_build_object('organizer', owner.name)`;

const EDITED = [
  'game_name',
  'day',
  'duration',
  'spots',
  'visible',
  'owner_id',
  'game_owner_id',
  'teacher',
  'description',
  'board_game_id',
  'level',
  'children',
  'min_players',
];

/**
 * All that the form edits, and who brings the game, which the form sends along. Who else joins, leaves or waits
 * changes none of it.
 */
export const EVENT_VERSION: RawBuilder<string> = versionOf(
  ...EDITED.map((column) => sql.ref(`event.${column}`)),
  sql`extract(epoch from event.starts_at)`,
);

/**
 * Joins the name of an event's owner as the reader may know it.
 *
 * @param userId the account that reads it, as SQL; anybody when not given
 */
export function ownerFor(userId: RawBuilder<unknown> = ANY_READER.userId): RawBuilder<unknown> {
  return sql`
    join lateral (
      select ${shownName('person', { ...ANY_READER, userId })} as name from ${people} person
      where person.id = event.owner_id
    ) owner on true`;
}
