import type { MailProps } from '@tablefall/mail';
import { anyOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { About } from '@tablefall/platform/outbox/mails';
import type { Event } from '../event.entity.ts';

/* Whom mails about an event are for, and what they are about. */

/** Somebody who is told. */
export interface NoticeRecipient {
  name_id: string;
  /** What only this mail says. */
  props: Partial<MailProps['event-notice']>;
}

/** For mails that say the same to everybody. */
const NOTHING_MORE = sql`'{}'::jsonb`;

/**
 * The subject of a notice: the part that a name has in an event, whether it plays, waits or owns it. Notices that
 * follow one another have the same subject, also when their reader has left and come back in between.
 */
export function partOf(eventId: RawBuilder<unknown>, nameId: RawBuilder<unknown>): RawBuilder<string> {
  return sql`md5(${eventId}::text || ${nameId}::text)::uuid`;
}

export function aboutPart(event: Pick<Event, 'id'>, nameId: string): About {
  return (id) => sql`${id} = ${partOf(sql.val(event.id), sql.val(nameId))}`;
}

/** All that mails about an event are about: the part of each name, what its hosts wrote to the players, what was asked. */
export function aboutAnyPart(event: Pick<Event, 'id'>): About {
  return (id) => sql`${id} in (
    select ${partOf(sql.val(event.id), sql.ref('name_id'))} from (${everybody(event)}) as concerned
    union all select id from event_message where event_id = ${event.id}
    union all select id from event_discussion where event_id = ${event.id})`;
}

/** The part of each name in any of some events. */
export function aboutPartsOf(eventIds: string[]): About {
  const ids = anyOf(eventIds, 'uuid');
  return (id) => sql`${id} in (
    select ${partOf(sql.ref('event_id'), sql.ref('name_id'))} from (
      select event_id, name_id from participant where event_id = ${ids}
      union select event_id, name_id from waitlist_entry where event_id = ${ids}
      union select id, owner_id from event where id = ${ids}
    ) as concerned)`;
}

/** Participants, all of them unless a name is given. */
export function participants(
  { id }: Pick<Event, 'id'>,
  nameId: string | null = null,
  props: RawBuilder<unknown> = NOTHING_MORE,
): RawBuilder<NoticeRecipient> {
  return sql`
    select name_id, ${props} as props from participant
    where event_id = ${id} and (${nameId}::uuid is null or name_id = ${nameId})`;
}

export function participantsAndOwner(event: Pick<Event, 'id'>): RawBuilder<NoticeRecipient> {
  return sql`
    ${participants(event)}
    union all
    select owner_id, ${NOTHING_MORE} from event
    where event.id = ${event.id}
      and not exists (select from participant where event_id = event.id and name_id = event.owner_id)`;
}

export function waiting(
  { id }: Pick<Event, 'id'>,
  nameId: string | null = null,
): RawBuilder<NoticeRecipient> {
  return sql`select name_id, ${NOTHING_MORE} as props from waitlist_entry
    where event_id = ${id} and (${nameId}::uuid is null or name_id = ${nameId})`;
}

/** Each once: an owner who takes no part may wait. */
export function everybody(event: Pick<Event, 'id'>): RawBuilder<NoticeRecipient> {
  return sql`${participantsAndOwner(event)} union ${waiting(event)}`;
}

/** The others, for somebody who deletes the event. */
export function othersThan(event: Pick<Event, 'id'>, nameIds: string[]): RawBuilder<NoticeRecipient> {
  return sql`select * from (${everybody(event)}) as concerned where name_id <> all(${nameIds}::uuid[])`;
}
