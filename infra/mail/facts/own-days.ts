import { DateTime } from 'luxon';
import { clockText, dayText, guestName, plainText, timeRangeText } from '../wording/wording.ts';
import { type EarlierOwnDays, thingsOf } from './earlier-own-days.ts';
import type { EditionFacts } from './edition-facts.ts';
import {
  type EarlierPlan,
  type EventTimes,
  eventMomentText,
  eventTimeText,
  type TableName,
  tableText,
} from './event-facts.ts';
import { type GamedayTimes, gamedaySpan } from './gameday-facts.ts';

/** Something that a family has on one of the days, whatever module it is of. */
export interface OwnThing {
  /** As it was written. */
  title: string;
  /** Where the site shows it, from its root; null for nowhere. */
  path: string | null;
  /** The moment and the minutes, or times on the clock that may be open. */
  when: EventTimes | GamedayTimes;
  /** What differs from the venue of the convention; null for nothing. */
  place?: string | null;
  /** Its table; null for none. */
  table?: TableName | null;
  /** It has no table, is not over, and others have theirs. */
  awaitsTable?: boolean;
  /** Names of the family that have a part in it, and what they do, where that does not go without saying: `organizes it`. */
  who: { names: string[]; does: string | null }[];
  /**
   * Names of the family that wait for a spot, with their place in the line, from 1, and until when (ISO 8601) one is kept
   * for them.
   */
  waiting?: { name: string; place: number; keptUntil?: string | null }[];
  /** When and where it was to be as those who take part first knew, if that has changed. */
  before?: EarlierPlan | null;
  /** When they were told of that, ISO 8601; null while the notice still waits. */
  changedAt?: string | null;
  /** What it still lacks, a sentence each. */
  missing?: string[];
}

/** What a family has of a convention, besides its registration. */
export interface OwnDaysFacts {
  things: OwnThing[];
}

/** A line about something on one of the days: who, what has changed, what is missing, or the place in a line. */
export interface OwnDayNote {
  kind: 'who' | 'changed' | 'missing' | 'waiting';
  text: string;
}

export interface OwnDayItem {
  /** As it was written; a mail shows a visitor's text in another form (`gameText`). */
  title: string;
  /** `12:00 PM – 1:00 PM` */
  time: string;
  /** Where the site shows it, from its root; null for a gameday without a page. */
  path: string | null;
  /** Room and table, or what differs from the venue of the convention. */
  place: string | null;
  /** Its table in the floor plan, and what stands on it; null for none. */
  table: { id: string; label: string } | null;
  /** A game that has no table yet and gets one. */
  awaitsTable: boolean;
  /** Nobody of the family has a spot yet. */
  isWaiting: boolean;
  notes: OwnDayNote[];
}

/** A day with what the family has on it, in order. */
export interface OwnDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** `Friday` */
  weekday: string;
  /** `October 10` */
  monthDay: string;
  /** When the doors are open; null for a day before the convention. */
  hours: string | null;
  items: OwnDayItem[];
}

/**
 * The days of a family in words: those of the edition, and earlier ones on which it comes to a gameday. Mail and page
 * show the same.
 *
 * @param zone IANA zone of the convention
 */
export function ownDays(
  { days, ...facts }: Pick<EditionFacts, 'days'> & (OwnDaysFacts | EarlierOwnDays),
  zone: string,
): OwnDay[] {
  const things = 'things' in facts ? facts.things : thingsOf(facts);
  const planned = things.map((thing) => ({ ...startOf(thing.when, zone), item: itemOf(thing, zone) }));
  const hours = new Map(days.map((day) => [day.date, day.hours]));
  const dates = new Set([...hours.keys(), ...planned.map(({ date }) => date)]);
  return [...dates].sort().map((date) => ({
    date,
    weekday: dayText(date, 'cccc'),
    monthDay: dayText(date, 'LLLL d'),
    hours: hours.get(date) ?? null,
    items: planned
      .filter((each) => each.date === date)
      .sort((one, other) => inOrder(one.start, other.start) || one.item.title.localeCompare(other.item.title))
      .map(({ item }) => item),
  }));
}

/** What has no time yet comes last. */
function startOf(when: OwnThing['when'], zone: string): { date: string; start: number } {
  const [date, start] =
    'day' in when
      ? [when.day, when.startsAt ? Date.parse(when.startsAt) : null]
      : [when.date, gamedaySpan(when, zone).start?.getTime()];
  return { date, start: start ?? Number.POSITIVE_INFINITY };
}

function inOrder(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function timeText(when: OwnThing['when'], zone: string): string {
  if ('day' in when) return eventTimeText(when, zone);
  return timeRangeText(when.startTime, when.endTime) ?? 'Time to be announced';
}

function itemOf(thing: OwnThing, zone: string): OwnDayItem {
  const { title, path, when, place = null, table, awaitsTable = false, missing = [], waiting = [] } = thing;
  const who = thing.who
    .filter(({ names }) => names.length > 0)
    .map(({ names, does }) => [namesText(names), ...(does ? [does] : [])].join(' '));
  const tableId = 'day' in when && when.tableId;
  return {
    title,
    time: timeText(when, zone),
    path,
    place: table ? tableText(table) : place && plainText(place).replaceAll('\n', ', '),
    table: table && tableId ? { id: tableId, label: table.label } : null,
    awaitsTable,
    isWaiting: who.length === 0,
    notes: [
      ...who.map((text) => ({ kind: 'who' as const, text })),
      ...changeTexts(thing, zone).map((text) => ({ kind: 'changed' as const, text })),
      ...missing.map((text) => ({ kind: 'missing' as const, text })),
      ...waiting.map(({ name, place, keptUntil }) => ({
        kind: 'waiting' as const,
        text: keptUntil
          ? `A spot is kept for ${nameText(name)} until ${clockText(keptUntil, zone)}: join the game to take it`
          : `${nameText(name)} is ${place === 1 ? 'first' : `number ${place}`} on the waitlist`,
      })),
    ],
  };
}

/** None for what nobody has to be told: a first table. */
function changeTexts({ when: now, before, changedAt }: OwnThing, zone: string): string[] {
  if (!before || !('day' in now)) return [];
  const when = changedAt
    ? ` on ${DateTime.fromISO(changedAt, { zone, locale: 'en-US' }).toFormat('LLLL d')}`
    : '';
  const from = [movedFrom(now, before, zone), leftTable(now, before)].filter(Boolean).join(', ');
  if (from) return [`Moved from ${from}${when}`];
  if (before.duration === now.duration) return [];
  return [`Now ${now.duration} minutes instead of ${before.duration}, changed${when || ' just now'}`];
}

function movedFrom({ day, startsAt }: EventTimes, before: EventTimes, zone: string): string | null {
  if (before.day !== day) return eventMomentText(before, zone);
  if (before.startsAt === startsAt) return null;
  return before.startsAt ? clockText(before.startsAt, zone) : 'an undetermined time';
}

function leftTable({ tableId = null }: EventTimes, before: EarlierPlan): string | null {
  return before.table && before.tableId !== tableId ? `table ${plainText(before.table.label)}` : null;
}

/** `Dana, Theo and Ines` */
function namesText(names: string[]): string {
  const plain = names.map(nameText);
  return [plain.slice(0, -1).join(', '), ...plain.slice(-1)].filter(Boolean).join(' and ');
}

function nameText(name: string): string {
  return guestName(name) ?? 'Somebody';
}
