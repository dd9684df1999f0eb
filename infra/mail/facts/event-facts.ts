import { DateTime } from 'luxon';
import type { Telling } from '../definition/define-mail.ts';
import type { Site } from '../definition/site.ts';
import { clockText, dateText, dayText, FORMER_GUEST, guestName, plainText } from '../wording/wording.ts';
import { fact } from './edition-facts.ts';

/** A table of the hall as people are told of it. */
export interface TableName {
  /** What stands on it: `A3`. */
  label: string;
  /** `Room A` */
  room: string;
}

/** When an event of the schedule is, and at which table. */
export interface EventTimes {
  /** `YYYY-MM-DD` in the convention's zone. */
  day: string;
  /** ISO 8601; null while the time is undetermined. */
  startsAt: string | null;
  /** Minutes. */
  duration: number;
  /** Id of its table in the floor plan; none while it has no table. */
  tableId?: string | null;
}

/** An event of the schedule as mails and calendars tell it. */
export interface EventFacts extends EventTimes {
  eventId: string;
  gameName: string;
  /** The owner's name. */
  organizer: string;
  /** Id of that name, by which it is found when its account is closed; mails of earlier releases have none. */
  organizerId?: string;
  venue: { name: string; address: string };
  /** Raised with every change of the event and of who takes part (RFC 5545 SEQUENCE). */
  sequence: number;
  /** Its table; null for none. */
  table?: TableName | null;
}

/** Mails about an event tell of whoever owned it when they were written; those of earlier releases are known by the event. */
export const TELLS_OF_OWNER: Telling<EventFacts>[] = [
  { by: { organizerId: 'nameId' }, instead: { organizer: FORMER_GUEST } },
  { by: { eventId: 'thing' }, instead: { organizer: FORMER_GUEST } },
];

/** What a reader knew of an event before it was changed. */
export interface EarlierPlan extends EventTimes {
  /** The table that it had; null for none. */
  table?: TableName | null;
}

/** Where the event is shown. */
export function eventLink(event: Pick<EventFacts, 'eventId'>, site: Site): string {
  return site.publicUrl + eventPath(event);
}

/** The same, from the root of the site. */
export function eventPath({ eventId }: Pick<EventFacts, 'eventId'>): string {
  return `/events?event=${eventId}`;
}

/** `Friday, October 10, 3:15 PM`; the day alone while the time is undetermined. */
export function eventMomentText({ day, startsAt }: EventTimes, zone: string): string {
  const date = dayText(day, 'cccc, LLLL d');
  return startsAt ? `${date}, ${clockText(startsAt, zone)}` : date;
}

/** A game's name as a mail may show it. */
export function gameText(gameName: string): string {
  return guestName(gameName) ?? 'A game';
}

/** `Room A, table A3` */
export function tableText({ label, room }: TableName): string {
  return `${plainText(room)}, table ${plainText(label)}`;
}

/** What the `facts` partial of the mails about an event sees. */
export function eventRows(facts: EventFacts, zone: string) {
  return [
    fact('Day', dateText(facts.day)),
    fact('Time', eventTimeText(facts, zone)),
    ...(facts.table ? [fact('Table', tableText(facts.table))] : []),
    fact('Place', plainText(`${facts.venue.name}, ${facts.venue.address}`)),
    fact('By', guestName(facts.organizer) ?? ''),
  ];
}

/** `3:15 PM – 5:15 PM` */
export function eventTimeText({ startsAt, duration }: EventTimes, zone: string): string {
  if (!startsAt) return 'Undetermined';
  const end = DateTime.fromISO(startsAt).plus({ minutes: duration }).toISO() ?? startsAt;
  return `${clockText(startsAt, zone)} – ${clockText(end, zone)}`;
}
