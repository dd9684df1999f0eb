import type { EditionDay, Event, EventDetails, EventForm, FreeTable, User } from '#core/api/generated.ts';
import { format } from '#core/text/date-text.ts';
import { UNDETERMINED } from '../schedule/event-time.ts';

/** `new` brings the game, `request` looks for somebody who does. */
export type FormType = 'new' | 'request' | 'edit';

/** The form's values; the optional ones are not chosen yet. */
export type EventValues = Pick<EventForm, 'gameName' | 'visible' | 'duration' | 'teacher'> &
  Partial<Pick<EventForm, 'eventDay' | 'eventTime' | 'spots' | 'eventOwner'>> &
  FactValues;

/** What the form asks besides: text is empty and all else null where its organizer says nothing. */
export interface FactValues {
  description: string;
  boardGameId: number | null;
  level: NonNullable<EventForm['level']> | null;
  children: string | null;
  minPlayers: number | null;
  /** Id of the table; empty for none. */
  tableId: string;
}

const NO_FACTS: FactValues = {
  description: '',
  boardGameId: null,
  level: null,
  children: null,
  minPlayers: null,
  tableId: '',
};

/** Minutes. */
export const DURATIONS = [
  5, 10, 15, 20, 25, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360, 420, 480, 540, 600, 660, 720,
];

export const SPOTS_MAX = 99;

/** A new event with its defaults, under the user's first name. */
export function newFields(user: User): EventValues {
  return {
    gameName: '',
    spots: 4,
    duration: '60',
    visible: true,
    teacher: 'none',
    eventOwner: user.names[0]?.id,
    ...NO_FACTS,
  };
}

export function fieldsOf(event: EventDetails): EventValues {
  const { gameName, eventDay, eventTime, spots, eventOwner, visible, duration, teacher } = event;
  return {
    ...{ gameName, eventDay, eventTime, spots, eventOwner, visible, duration, teacher },
    description: event.description ?? '',
    boardGameId: event.boardGame?.id ?? null,
    level: event.level ?? null,
    children: event.children ?? null,
    minPlayers: event.minPlayers ?? null,
    tableId: event.tableId ?? '',
  };
}

/** The shortest duration that a game of so many minutes fits into, else the longest. */
export function durationFor(minutes: number): EventForm['duration'] {
  const fitting = DURATIONS.find((duration) => duration >= minutes) ?? DURATIONS.at(-1);
  return String(fitting) as EventForm['duration'];
}

/** The user's own names, and the current organizer: co-hosts leave it at that. */
export function ownerChoices(user: User, event?: Event): { value: string; label: string }[] {
  const own = user.names.map(({ id, name }) => ({ value: id, label: name }));
  if (!event || own.some(({ value }) => value === event.eventOwner)) return own;
  const current = { value: event.eventOwner, label: event.organizer };
  return user.roles.includes('administrator') ? [current, ...own] : [current];
}

/** The table for whoever leaves it to the form: the present one while it fits, else the first that does; empty for none. */
export function pickTable(free: readonly FreeTable[], spots: number, current: string | undefined): string {
  const fitting = free.filter(({ seats }) => seats >= spots);
  return (fitting.find(({ id }) => id === current) ?? fitting[0])?.id ?? '';
}

/** What a save of the event as it is sends. What is not sent stays as it is. */
export function formOf(event: Event): EventForm {
  const { id, gameName, eventDay, eventTime, duration, spots, visible, teacher } = event;
  const { eventOwner, gameOwner, version } = event;
  return {
    ...{ id, gameName, eventDay, eventTime, duration, spots, visible, teacher },
    ...{ eventOwner, gameOwner, version },
  };
}

/** What the form sends of its values. */
export function saveOf(
  values: EventValues,
  rest: Pick<EventForm, 'id' | 'gameOwner' | 'version' | 'inSendingHours'>,
): EventForm {
  // The form's rules require all of them.
  const filled = values as Required<EventValues>;
  return {
    ...filled,
    gameName: filled.gameName.trim(),
    description: filled.description.trim() || null,
    // A table is kept for a time.
    tableId: filled.eventTime === UNDETERMINED ? '' : filled.tableId,
    ...rest,
  };
}

/** Who brings the game: the organizer of a new event, nobody for a request, else as before. */
export function gameOwnerOf(type: FormType, eventOwner: string, event?: Event): string {
  if (type === 'edit') return event?.gameOwner ?? '';
  return type === 'new' ? eventOwner : '';
}

/** ms; events start at quarter hours. */
const QUARTER = 15 * 60_000;

interface TimeOption {
  value: string;
  label: string;
}

/** Orders times by what was typed: for 3 the 3:00 PM before the 9:30 AM, for 1 the 1:00 PM before the 10:00 AM. */
export function byTyped(one: string, other: string, typed: string): number {
  return placeOf(one, typed) - placeOf(other, typed);
}

function placeOf(time: string, typed: string): number {
  if (time.startsWith(`${typed}:`)) return 0;
  return time.startsWith(typed) ? 1 : 2;
}

/**
 * When an event of a day can start: Undetermined, then every quarter hour from the day's opening to the last before its
 * end, in the convention's zone.
 */
export function timeOptions(
  { start, end }: Pick<EditionDay, 'start' | 'end'>,
  timeZone: string,
): TimeOption[] {
  const options = [{ value: UNDETERMINED, label: 'Undetermined' }];
  const opening = Math.ceil(Date.parse(start) / QUARTER) * QUARTER;
  for (let moment = opening; moment < Date.parse(end); moment += QUARTER) {
    const text = format(moment, { hour: 'numeric', minute: '2-digit', timeZone });
    options.push({ value: text, label: text });
  }
  return options;
}
