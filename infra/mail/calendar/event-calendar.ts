import { type ICalEventData, ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import type { CalendarPart } from '../definition/define-mail.ts';
import { hostOf, type Site } from '../definition/site.ts';
import { type EventFacts, type EventTimes, eventLink, tableText } from '../facts/event-facts.ts';
import type { OwnThing } from '../facts/own-days.ts';
import { plainText } from '../wording/wording.ts';
import { calendarFile } from './calendar-file.ts';

/*
 * Events of the schedule as calendar entries (RFC 5545), in the convention's zone, which each file describes. The UID stays
 * the same for an event and SEQUENCE rises, so that a later file moves or removes an entry instead of adding one.
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

/** Something else of a family's days, whatever module it is of. */
export interface CalendarThing {
  /** Told apart by it from all other entries: `shift-` and an id. */
  uid: string;
  thing: OwnThing & { when: EventTimes };
}

/** The file of one event that the reader takes part in. */
export function eventCalendar(facts: EventFacts, site: Site, writtenAt: Date): CalendarPart {
  return calendarFile('PUBLISH', [entryOf(facts, site, writtenAt)], zoned(), site);
}

/** Takes the event out of a calendar that holds it. */
export function eventCancellation(facts: EventFacts, site: Site, writtenAt: Date): CalendarPart {
  const entry = entryOf({ ...facts, cancelled: true }, site, writtenAt);
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
  events: CalendarEvent[],
  site: Site,
  writtenAt: Date,
  others: CalendarThing[] = [],
): CalendarPart {
  const entries = [
    ...events.map((event) => entryOf(event, site, writtenAt)),
    ...others.map((other) => thingEntry(other, site, writtenAt)),
  ];
  const data = { ...zoned(), name: `${site.productName}: ${title}`, ttl: REFRESH_SECONDS };
  return calendarFile('PUBLISH', entries, data, site);
}

function zoned() {
  return { product: PRODUCT, timezone: { name: null, generator: rulesOf } };
}

const RULES = new Map<string, string>();

/**
 * The rules of a zone (VTIMEZONE), under the very name that the entries say; '' where there are none. The library knows
 * many names as another zone's (Europe/Amsterdam is Europe/Brussels there) and answers with that one's block.
 */
function rulesOf(zone: string): string {
  if (RULES.size === 0) {
    for (const known of [tzlib_get_timezones()].flat()) RULES.set(known, '');
  }
  if (RULES.get(zone) === '') {
    const block = [tzlib_get_ical_block(zone)].flat()[0] ?? '';
    RULES.set(zone, block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`));
  }
  return RULES.get(zone) ?? '';
}

/** While the time is undetermined the entry lasts all day. */
function entryOf(event: CalendarEvent, site: Site, writtenAt: Date): ICalEventData {
  const { eventId, gameName, organizer, venue, table, sequence, names = [], cancelled = false } = event;
  const url = eventLink(event, site);
  const who = names.length > 0 ? `Registered: ${names.join(', ')}` : '';
  const about = [`Organizer: ${organizer}`, who, `About this event: ${url}`];
  return {
    id: `event-${eventId}@${hostOf(site)}`,
    sequence,
    stamp: writtenAt,
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

function thingEntry({ uid, thing }: CalendarThing, site: Site, writtenAt: Date): ICalEventData {
  const { title, path, place, who, when } = thing;
  const names = who.flatMap(({ names }) => names);
  return {
    id: `${uid}@${hostOf(site)}`,
    stamp: writtenAt,
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
  // A zone without rules, such as +02:00, would leave programs to guess.
  const timezone = rulesOf(zone) ? zone : 'UTC';
  const start = DateTime.fromISO(startsAt, { zone: timezone });
  return { start, end: start.plus({ minutes: duration }), timezone };
}
