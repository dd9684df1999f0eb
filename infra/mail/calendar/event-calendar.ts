import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import type { CalendarPart } from '../definition/define-mail.ts';
import { hostOf, type Site } from '../definition/site.ts';
import { type EventFacts, type EventTimes, eventLink, tableText } from '../facts/event-facts.ts';
import type { OwnThing } from '../facts/own-days.ts';
import { plainText } from '../wording/wording.ts';
import { calendarFile } from './calendar-file.ts';
import { rulesHold, rulesOf } from './zone-rules.ts';

/*
 * Events of the schedule as calendar entries (RFC 5545), in the convention's zone, which each file describes, or in UTC where it
 * cannot. The UID stays the same for an event and SEQUENCE rises, so that a later file moves or removes an entry instead of adding
 * one.
 */

const PRODUCT = 'Schedule';
const REFRESH_SECONDS = 15 * 60;

/** An event in somebody's calendar. */
export interface CalendarEvent extends EventFacts {
  /** Whose names take part, where the reader has several. */
  names?: string[];
  /** It was deleted, or the reader left it. */
  cancelled?: boolean;
}

/** When what an entry says last changed, ISO 8601. */
interface Changed {
  changedAt: string;
}

/** Something else of a family's days, whatever module it is of. */
export interface CalendarThing extends Changed {
  /** Told apart by it from all other entries: `shift-` and an id. */
  uid: string;
  thing: OwnThing & { when: EventTimes };
}

/** The file of one event that the reader takes part in. @param changedAt when it last changed; in a mail, when that was written */
export function eventCalendar(facts: EventFacts, site: Site, changedAt: Date): CalendarPart {
  return calendarFile('PUBLISH', [entryOf(facts, site, changedAt)], zoned(), site);
}

/** Takes the event out of a calendar that holds it. @param changedAt as for `eventCalendar` */
export function eventCancellation(facts: EventFacts, site: Site, changedAt: Date): CalendarPart {
  const entry = entryOf({ ...facts, cancelled: true }, site, changedAt);
  return calendarFile('CANCEL', [entry], zoned(), site);
}

/**
 * Many events as a calendar to subscribe to: the whole schedule, or those that somebody takes part in and those that were so.
 *
 * @param title what they are together
 * @param others what else somebody has on these days
 */
export function scheduleCalendar(
  title: string,
  events: (CalendarEvent & Changed)[],
  site: Site,
  others: CalendarThing[] = [],
): CalendarPart {
  const entries = [
    ...events.map((event) => entryOf(event, site, new Date(event.changedAt))),
    ...others.map((other) => thingEntry(other, site)),
  ];
  const data = { ...zoned(), name: `${site.productName}: ${title}`, ttl: REFRESH_SECONDS };
  return calendarFile('PUBLISH', entries, data, site);
}

function zoned() {
  return { product: PRODUCT, timezone: { name: null, generator: rulesOf } };
}

/** While the time is undetermined the entry lasts all day. */
function entryOf(event: CalendarEvent, site: Site, changedAt: Date): ICalEventData {
  const { eventId, gameName, organizer, venue, table, sequence, names = [], cancelled = false } = event;
  const url = eventLink(event, site);
  const who = names.length > 0 ? `Registered: ${names.join(', ')}` : '';
  const about = [`Organizer: ${organizer}`, who, `About this event: ${url}`];
  return {
    id: `event-${eventId}@${hostOf(site)}`,
    sequence,
    stamp: changedAt,
    ...spanOf(event, site.timeZone),
    summary: plainText(gameName),
    description: plainText(about.filter(Boolean).join('\n')),
    location: [...(table ? [tableText(table)] : []), plainText(`${venue.name}, ${venue.address}`)].join(', '),
    url,
    ...(cancelled && { status: ICalEventStatus.CANCELLED }),
    // RFC 5546 wants one, and calendars take a cancellation only from whoever organises.
    organizer: { name: site.productName, email: site.mailFrom },
  };
}

function thingEntry({ uid, thing, changedAt }: CalendarThing, site: Site): ICalEventData {
  const { title, path, place, who, when } = thing;
  const names = who.flatMap(({ names }) => names);
  return {
    id: `${uid}@${hostOf(site)}`,
    stamp: new Date(changedAt),
    ...spanOf(when, site.timeZone),
    summary: plainText(title),
    description: plainText(names.join(', ')),
    ...(place && { location: plainText(place) }),
    ...(path && { url: site.publicUrl + path }),
    organizer: { name: site.productName, email: site.mailFrom },
  };
}

function spanOf({ day, startsAt, duration }: EventTimes, zone: string) {
  if (!startsAt) return { start: new Date(`${day}T00:00:00Z`), allDay: true, timezone: null };
  const span = inZone(startsAt, duration, zone);
  // Where a file cannot tell programs the zone's time of that day, they would be off by an hour, or guess.
  const isTold = rulesHold(span.start) && rulesHold(span.end);
  return isTold ? { ...span, timezone: zone } : { ...inZone(startsAt, duration, 'UTC'), timezone: 'UTC' };
}

function inZone(startsAt: string, duration: number, zone: string) {
  const start = DateTime.fromISO(startsAt, { zone });
  return { start, end: start.plus({ minutes: duration }) };
}
