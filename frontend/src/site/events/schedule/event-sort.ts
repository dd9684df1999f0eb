import type { Event } from '#core/api/generated.ts';
import { once } from '#core/text/once.ts';
import { isUndetermined, minuteOf } from './event-time.ts';

export const EVENT_SORTS = [
  'date',
  'game',
  'day',
  'time',
  'duration',
  'spots',
  'teacher',
  'organizer',
  'spotsTaken',
  'gameOwner',
  'eventOwner',
  'id',
] as const;

export type EventSort = (typeof EVENT_SORTS)[number];
export type SortOrder = 'asc' | 'desc';

type Compare = (one: Event, other: Event) => number;

const collator = once(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));
const TEACHERS = ['none', 'wanted', 'needed'];

/**
 * Sorts events by a column, then by date. Undetermined times are the last of their day in both orders.
 *
 * @param days the convention's days by name, in their order
 */
export function sortEvents(
  events: readonly Event[],
  sort: EventSort,
  order: SortOrder,
  days: readonly string[],
): Event[] {
  const turn = order === 'desc' ? -1 : 1;
  const byDay: Compare = (one, other) => days.indexOf(one.eventDay) - days.indexOf(other.eventDay);
  const undeterminedLast: Compare = (one, other) =>
    Number(isUndetermined(one)) - Number(isUndetermined(other));
  const byMoment: Compare = (one, other) => compareTexts(one.eventDate, other.eventDate);
  const bySchedule = chain(byDay, undeterminedLast, byMoment, byName, byId);
  const turned =
    (compare: Compare): Compare =>
    (one, other) =>
      turn * compare(one, other);

  const orders: Record<EventSort, Compare> = {
    date: chain(turned(byDay), undeterminedLast, turned(byMoment), byName),
    day: turned(byDay),
    time: chain(
      undeterminedLast,
      turned((one, other) => minuteOf(one) - minuteOf(other)),
    ),
    game: turned(byName),
    duration: turned((one, other) => Number(one.duration) - Number(other.duration)),
    spots: turned((one, other) => one.spots - other.spots || one.spotsTaken - other.spotsTaken),
    teacher: turned((one, other) => TEACHERS.indexOf(one.teacher) - TEACHERS.indexOf(other.teacher)),
    organizer: turned((one, other) => collator().compare(one.organizer, other.organizer)),
    spotsTaken: turned((one, other) => one.spotsTaken - other.spotsTaken),
    gameOwner: turned((one, other) => collator().compare(gameOwnerName(one), gameOwnerName(other))),
    eventOwner: turned((one, other) => compareTexts(one.eventOwner, other.eventOwner)),
    id: turned(byId),
  };
  return events.toSorted(chain(orders[sort], bySchedule));
}

/** The name of who brings the game; empty when nobody does. */
export function gameOwnerName({ participants }: Pick<Event, 'participants'>): string {
  return participants.find(({ gameOwner }) => gameOwner)?.name ?? '';
}

const byName: Compare = (one, other) => collator().compare(one.gameName, other.gameName);
const byId: Compare = (one, other) => compareTexts(one.id, other.id);

function chain(...compares: Compare[]): Compare {
  return (one, other) => {
    for (const compare of compares) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return 0;
  };
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
