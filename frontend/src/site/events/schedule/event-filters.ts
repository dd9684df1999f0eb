import type { Event, User } from '#core/api/generated.ts';
import { holdingWords } from '#core/text/searchable.ts';
import { isOver, isSoon, phaseAt } from './countdown.ts';
import { isUndetermined, minuteOf } from './event-time.ts';
import { isFull, TEACHER_TEXTS } from './sign-up.ts';

export interface Choice {
  value: string;
  label: string;
}

export const AVAILABILITY_CHOICES: readonly Choice[] = [
  { value: 'open', label: 'Open Spots' },
  { value: 'full', label: 'Full' },
];

/** Minutes: `over` is outside a bucket, `upTo` within it. */
const DURATIONS: Record<string, { label: string; over: number; upTo: number }> = {
  'under-30': { label: 'Up to 30 min', over: 0, upTo: 30 },
  '30-90': { label: '30 to 90 min', over: 30, upTo: 90 },
  '90-180': { label: '90 min to 3 h', over: 90, upTo: 180 },
  'over-180': { label: 'Over 3 h', over: 180, upTo: Number.POSITIVE_INFINITY },
};

export const DURATION_CHOICES: readonly Choice[] = Object.entries(DURATIONS).map(([value, { label }]) => ({
  value,
  label,
}));

export const TEACHER_CHOICES: readonly Choice[] = Object.entries(TEACHER_TEXTS).map(([value, label]) => ({
  value,
  label,
}));

/** What a game must be good for; an event must be good for all that are chosen. */
export const SUITS_CHOICES = [
  { value: 'beginners', label: 'Beginners welcome' },
  { value: 'children', label: 'Children' },
] as const;

/** Parts of a day, by the minute of the day before which they end. */
const PARTS_OF_DAY: readonly (Choice & { before: number })[] = [
  { value: 'morning', label: 'Morning', before: 12 * 60 },
  { value: 'afternoon', label: 'Afternoon', before: 17 * 60 },
  { value: 'evening', label: 'Evening', before: 24 * 60 },
];

export const PART_CHOICES: readonly Choice[] = PARTS_OF_DAY;

/** How many are looking for seats at one table; none: it does not matter. */
export const SEATS_CHOICES = ['', '1', '2', '3', '4'] as const;

/** As many seats as an account has names, within the choices. */
export function seatsFor(user: Pick<User, 'names'> | null): SeatsWanted {
  const names = user?.names.length ?? 0;
  return SEATS_CHOICES[Math.min(Math.max(names, 1), SEATS_CHOICES.length - 1)] ?? '1';
}

export type SeatsWanted = (typeof SEATS_CHOICES)[number];

/** An event must match one choice of each list; an empty list matches everything. */
export interface EventFilters {
  game: string;
  day: readonly string[];
  availability: readonly string[];
  duration: readonly string[];
  teacher: readonly string[];
  organizer: readonly string[];
  /** All of these, of `SUITS_CHOICES`. */
  suits: readonly string[];
  /** `none`: those to come that have a time and no table. */
  tables: '' | 'none';
  /** One of these, of `PART_CHOICES`. */
  part: readonly string[];
  seats: SeatsWanted;
  /** `now`: those at a table that are on or start within the hour, with a spot to take. */
  when: '' | 'now';
}

export const NO_EVENT_FILTERS: EventFilters = {
  game: '',
  day: [],
  availability: [],
  duration: [],
  teacher: [],
  organizer: [],
  suits: [],
  tables: '',
  part: [],
  seats: '',
  when: '',
};

export function countEventFilters(filters: EventFilters): number {
  return Object.keys(NO_EVENT_FILTERS).filter((key) => filters[key as keyof EventFilters].length > 0).length;
}

export function filterEvents(events: readonly Event[], filters: EventFilters, now: number): Event[] {
  const { day, availability, duration, teacher, organizer, suits, tables } = filters;
  const holds = holdingWords(filters.game);
  return events.filter(
    (event) =>
      holds(event.gameName) &&
      passes(day, event.eventDay) &&
      passes(teacher, event.teacher) &&
      passes(organizer, event.eventOwner) &&
      (tables !== 'none' || awaitsTable(event, now)) &&
      (!suits.includes('beginners') || event.level === 'everybody') &&
      (!suits.includes('children') || event.children !== undefined) &&
      passes(filters.part, partOf(event)) &&
      (filters.when === '' || canSitDown(event, now)) &&
      (filters.seats === '' || hasSeats(event, Number(filters.seats), now)) &&
      (duration.length === 0 || duration.some((bucket) => isInBucket(event, bucket))) &&
      (availability.length === 0 ||
        (!isOver(event, now) && passes(availability, isFull(event) ? 'full' : 'open'))),
  );
}

/** Whether an event could have a table and has none: without a time it gets none. */
export function awaitsTable(event: Event, now: number): boolean {
  return !event.tableId && !isUndetermined(event) && !isOver(event, now);
}

/** The events without those that are over. */
export function stillToCome(events: readonly Event[], now: number): Event[] {
  return events.filter((event) => !isOver(event, now));
}

export type ScheduleMode = 'all' | 'mine' | 'organized';

/** The events of a view: all, those that one of the user's names takes part in, those that one of them owns. */
export function eventsOfMode(
  events: readonly Event[],
  mode: ScheduleMode,
  user: User | null,
): readonly Event[] {
  if (mode === 'all') return events;
  const names = new Set(user?.names.map(({ id }) => id));
  return events.filter(({ eventOwner, participants }) =>
    mode === 'organized' ? names.has(eventOwner) : participants.some(({ id }) => names.has(id)),
  );
}

/** Those that one of the user's names takes part in or owns, and that are on or start within the hour, the first before all. */
export function ownGamesNow(events: readonly Event[], user: User, now: number): Event[] {
  const own = new Set([...eventsOfMode(events, 'mine', user), ...eventsOfMode(events, 'organized', user)]);
  return [...own]
    .filter((event) => isSoon(event, now) || phaseAt(event, now) === 'in-progress')
    .sort((one, other) => Date.parse(one.eventDate) - Date.parse(other.eventDate));
}

/** The game to go to next: one that starts within the hour, else one that is on, else the first that is to come. */
export function nextOwnGame(events: readonly Event[], user: User, now: number): Event | undefined {
  const own = new Set([...eventsOfMode(events, 'mine', user), ...eventsOfMode(events, 'organized', user)]);
  const timed = [...own]
    .filter((event) => !isUndetermined(event) && !isOver(event, now))
    .sort((one, other) => Date.parse(one.eventDate) - Date.parse(other.eventDate));
  return (
    timed.find((event) => isSoon(event, now)) ??
    timed.find((event) => phaseAt(event, now) === 'in-progress') ??
    timed[0]
  );
}

/** All organizers by name; two people with the same name are two choices. */
export function organizersOf(events: readonly Event[]): Choice[] {
  const names = new Map(events.map(({ eventOwner, organizer }) => [eventOwner, organizer]));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

function passes(choices: readonly string[], value: string): boolean {
  return choices.length === 0 || choices.includes(value);
}

/** The part of the day in which an event starts; '' while its time is undetermined. */
function partOf(event: Event): string {
  if (isUndetermined(event)) return '';
  return PARTS_OF_DAY.find(({ before }) => minuteOf(event) < before)?.value ?? '';
}

/** Whether so many can still sit down together. */
function hasSeats(event: Event, seats: number, now: number): boolean {
  return event.visible && !isOver(event, now) && event.spots - event.spotsTaken >= seats;
}

/** Whether somebody who is there can sit down at its table within the hour. */
function canSitDown(event: Event, now: number): boolean {
  const isNow = isSoon(event, now) || phaseAt(event, now) === 'in-progress';
  return isNow && Boolean(event.tableId) && hasSeats(event, 1, now);
}

function isInBucket({ duration }: Event, bucket: string): boolean {
  const minutes = Number(duration);
  const range = DURATIONS[bucket];
  return range !== undefined && minutes > range.over && minutes <= range.upTo;
}
