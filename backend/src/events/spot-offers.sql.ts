import { anyOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { type Commitments, overlaps } from '../convention/commitments/commitments.service.ts';
import { hereSince } from '../convention/registration/presence.tables.ts';

/** So long a spot that is freed after the start is kept for whom it is offered to. */
export const OFFER_MINUTES = 5;

/**
 * How many spots of an event are kept for those who wait; of a query that has `event`.
 *
 * @param besides names whose own spots do not count
 */
export function spotsOffered(now: Date, besides: string[] = []): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from waitlist_entry kept
    where kept.event_id = event.id and kept.offered_until > ${now}
      and not kept.name_id = ${anyOf(besides, 'uuid')})`;
}

/** Whether an event has a spot that is neither taken nor kept; of a query that has `event`. */
export function hasFreeSpot(now: Date): RawBuilder<boolean> {
  return sql<boolean>`event.spots_taken + ${spotsOffered(now)} < event.spots`;
}

/**
 * Whether a name that waits is the next to get a free spot, if it comes first; of a query that has `event` and
 * `waitlist_entry`. Once the event has begun that is who is at the convention, has not let this event's spot go by, and is
 * not offered another one at this moment.
 */
export function isServed(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(event.starts_at is null or event.starts_at > ${now} or (
    ${hereSince('waitlist_entry.name_id', 'event.edition')} is not null
    and (waitlist_entry.offered_until is null or waitlist_entry.offered_until <= event.starts_at)
    and not exists (select from waitlist_entry elsewhere
                    where elsewhere.name_id = waitlist_entry.name_id and elsewhere.offered_until > ${now})))`;
}

/** Whether a name that waits has to be somewhere else at the time; of a query that has `event` and `waitlist_entry`. */
export function isElsewhere(commitments: Pick<Commitments, 'table'>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from ${commitments.table} other
    where other.name_id = waitlist_entry.name_id and other.thing_id <> event.id
      and ${overlaps('other', sql.ref('event.starts_at'), sql.ref('event.ends_at'))})`;
}
