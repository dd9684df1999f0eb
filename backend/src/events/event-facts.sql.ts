import type { EarlierPlan, EventFacts, EventTimes } from '@tablefall/mail';
import { isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { versionOf } from '@tablefall/platform/database/version';
import { tableNamed } from '../convention/content/floor.tables.ts';
import { ANY_READER, people, shownName } from './shown-names.sql.ts';

/** The table of an event as part of its times; nothing while it has none, as in plans that were told before there were tables. */
const EVENT_TABLE: RawBuilder<Pick<EventTimes, 'tableId'>> = sql`
  case when event.table_id is null then '{}' else jsonb_build_object('tableId', event.table_id) end`;

/** When an event is and at which table, as mails, calendars and participants know it; of a query that has `event`. */
export const EVENT_TIMES: RawBuilder<EventTimes> = sql`
  jsonb_build_object('day', event.day::text, 'startsAt', ${isoTime('event.starts_at')}, 'duration', event.duration)
  || ${EVENT_TABLE}`;

/** What mails and calendars tell of the table of an event; of a query that has `event`. */
export const TABLE_FACTS: RawBuilder<Pick<EventFacts, 'tableId' | 'table'>> = sql`
  jsonb_build_object('tableId', event.table_id,
                     'table', ${tableNamed(sql.ref('event.edition'), sql.ref('event.table_id'))})`;

/** What somebody was told of an event, with the name of the table; of a query that has `event`. @param told as `EVENT_TIMES` */
export function earlierPlan(told: RawBuilder<unknown>): RawBuilder<EarlierPlan> {
  const tableId = sql`(${told} ->> 'tableId')`;
  return sql`
    jsonb_build_object('tableId', null, 'table', ${tableNamed(sql.ref('event.edition'), tableId)}) || ${told}`;
}

/** What mails and calendars tell every reader of an event, besides the venue; of a query that has `event`. */
export const SHARED_FACTS: RawBuilder<Omit<EventFacts, 'venue' | 'organizer' | 'organizerId'>> = sql`
  ${EVENT_TIMES} || ${TABLE_FACTS} || jsonb_build_object(
    'eventId', event.id, 'gameName', event.game_name, 'sequence', event.sequence)`;

/** The same, with the name of the owner as the reader may know it; for a query that also has `ownerFor`. */
export const EVENT_FACTS: RawBuilder<Omit<EventFacts, 'venue'>> = sql`
  ${SHARED_FACTS} || jsonb_build_object('organizer', owner.name, 'organizerId', event.owner_id)`;

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
  'table_id',
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
