import type { EventFacts, EventTimes } from '@tablefall/mail';
import { isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { userNames } from '../../users/users.tables.ts';

/** When an event is, as mails, calendars and participants know it; of a query that has `event`. */
export const EVENT_TIMES: RawBuilder<EventTimes> = sql`
  jsonb_build_object('day', event.day::text, 'startsAt', ${isoTime('event.starts_at')}, 'duration', event.duration)`;

/** What mails and calendars tell of an event, besides the venue; of a query that has `event` and `OWNER`. */
export const EVENT_FACTS: RawBuilder<Omit<EventFacts, 'venue'>> = sql`
  ${EVENT_TIMES} || jsonb_build_object(
    'eventId', event.id, 'gameName', event.game_name, 'organizer', owner.name, 'sequence', event.sequence)`;

/** Joins the name of an event's owner. */
export const OWNER: RawBuilder<unknown> = sql`join ${userNames} owner on owner.id = event.owner_id`;
