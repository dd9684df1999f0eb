import { DateTime } from 'luxon';
import { clockText, dayText, guestName, plainText, timeRangeText } from '../wording/wording.ts';
import type { EditionFacts } from './edition-facts.ts';
import {
  type EarlierPlan,
  type EventTimes,
  eventMomentText,
  eventPath,
  eventTimeText,
  type TableName,
  tableText,
} from './event-facts.ts';
import { type GamedayTimes, gamedaySpan } from './gameday-facts.ts';

/** An event of the schedule that somebody of a family plays in, waits for or organizes. */
export interface OwnGame extends EventTimes {
  eventId: string;
  gameName: string;
  /** Names of the family that have a spot. */
  players: string[];
  /** The name of the family that organizes it and has no spot; null for none. */
  organizer: string | null;
  /**
   * Names of the family that wait for a spot, with their place in the line, from 1, and until when (ISO 8601) one is kept
   * for them.
   */
  waiting: { name: string; place: number; keptUntil?: string | null }[];
  /** Its table; null for none. */
  table?: TableName | null;
  /** It has no table, is not over, and others have theirs. Absent from mails that an earlier release wrote. */
  awaitsTable?: boolean;
  /** When and where it was to be as the players first knew, if that has changed. */
  before: EarlierPlan | null;
  /** When they were told of that, ISO 8601; null while the notice still waits. */
  changedAt: string | null;
  /** What it still lacks; null once it is over, and for whoever only waits. */
  missing: { gameOwner: boolean; teacher: 'none' | 'wanted' | 'needed' } | null;
}

/** A gameday to which the family's address is coming. */
export interface OwnGameday extends GamedayTimes {
  gamedayId: string;
  location: string;
  /** How many come, from 1. */
  people: number;
  /** Whether the site shows it under its date. */
  hasPage: boolean;
}

/** What a family has of a convention, besides its registration. */
export interface OwnDaysFacts {
  games: OwnGame[];
  gamedays: OwnGameday[];
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
  { days, games, gamedays }: Pick<EditionFacts, 'days'> & OwnDaysFacts,
  zone: string,
): OwnDay[] {
  const planned = [
    ...games.map((game) => ({ date: game.day, start: startOf(game.startsAt), item: gameItem(game, zone) })),
    ...gamedays.map((gameday) => ({
      date: gameday.date,
      start: gamedaySpan(gameday, zone).start?.getTime() ?? Number.POSITIVE_INFINITY,
      item: gamedayItem(gameday),
    })),
  ];
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
function startOf(startsAt: string | null): number {
  return startsAt ? Date.parse(startsAt) : Number.POSITIVE_INFINITY;
}

function inOrder(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function gameItem(game: OwnGame, zone: string): OwnDayItem {
  const { players, organizer, waiting } = game;
  const who = [
    ...(players.length > 0 ? [namesText(players)] : []),
    ...(organizer ? [`${nameText(organizer)} organizes it`] : []),
  ];
  return {
    title: game.gameName,
    time: eventTimeText(game, zone),
    path: eventPath(game),
    place: game.table ? tableText(game.table) : null,
    table: game.table && game.tableId ? { id: game.tableId, label: game.table.label } : null,
    awaitsTable: game.awaitsTable ?? false,
    isWaiting: who.length === 0,
    notes: [
      ...who.map((text) => ({ kind: 'who' as const, text })),
      ...changeTexts(game, zone).map((text) => ({ kind: 'changed' as const, text })),
      ...missingTexts(game.missing).map((text) => ({ kind: 'missing' as const, text })),
      ...waiting.map(({ name, place, keptUntil }) => ({
        kind: 'waiting' as const,
        text: keptUntil
          ? `A spot is kept for ${nameText(name)} until ${clockText(keptUntil, zone)}: join the game to take it`
          : `${nameText(name)} is ${place === 1 ? 'first' : `number ${place}`} on the waitlist`,
      })),
    ],
  };
}

function gamedayItem({ date, startTime, endTime, location, people, hasPage }: OwnGameday): OwnDayItem {
  return {
    title: 'Gameday',
    time: timeRangeText(startTime, endTime) ?? 'Time to be announced',
    path: hasPage ? `/gameday/${date}` : null,
    place: plainText(location).replaceAll('\n', ', '),
    table: null,
    awaitsTable: false,
    isWaiting: false,
    notes: [
      { kind: 'who', text: people === 1 ? 'You are coming' : `You are coming, ${people} people in all` },
    ],
  };
}

/** None for what nobody has to be told: a first table. */
function changeTexts(game: OwnGame, zone: string): string[] {
  const { duration, before, changedAt } = game;
  if (!before) return [];
  const when = changedAt
    ? ` on ${DateTime.fromISO(changedAt, { zone, locale: 'en-US' }).toFormat('LLLL d')}`
    : '';
  const from = [movedFrom(game, before, zone), leftTable(game, before)].filter(Boolean).join(', ');
  if (from) return [`Moved from ${from}${when}`];
  if (before.duration === duration) return [];
  return [`Now ${duration} minutes instead of ${before.duration}, changed${when || ' just now'}`];
}

function movedFrom({ day, startsAt }: EventTimes, before: EventTimes, zone: string): string | null {
  if (before.day !== day) return eventMomentText(before, zone);
  if (before.startsAt === startsAt) return null;
  return before.startsAt ? clockText(before.startsAt, zone) : 'an undetermined time';
}

function leftTable({ tableId = null }: EventTimes, before: EarlierPlan): string | null {
  return before.table && before.tableId !== tableId ? `table ${plainText(before.table.label)}` : null;
}

function missingTexts(missing: OwnGame['missing']): string[] {
  return [
    ...(missing?.gameOwner ? ['Nobody brings the game yet'] : []),
    ...(missing?.teacher === 'needed' ? ['A teacher is still needed'] : []),
    ...(missing?.teacher === 'wanted' ? ['A teacher is wanted'] : []),
  ];
}

/** `Dana, Theo and Ines` */
function namesText(names: string[]): string {
  const plain = names.map(nameText);
  return [plain.slice(0, -1).join(', '), ...plain.slice(-1)].filter(Boolean).join(' and ');
}

function nameText(name: string): string {
  return guestName(name) ?? 'Somebody';
}
