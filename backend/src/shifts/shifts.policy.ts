import { DateTime } from 'luxon';
import type { PlanFrame } from '../convention/edition/edition-moves.service.ts';
import { InvalidInputError } from '../http/errors/api-error.ts';

/** Days before the first and after the last day of the edition on which halls are set up and cleared. */
export const DAYS_AROUND = 3;
/** Longer than this nobody means. */
const MOST_HOURS = 16;

const DATE = 'yyyy-MM-dd';
const TIME = 'HH:mm';

/** When a shift is. */
export interface ShiftTimes {
  /** `YYYY-MM-DD`: the day on which it begins. */
  day: string;
  startsAt: Date;
  endsAt: Date;
}

/** The same by the clock of the convention, as the form says it. */
export interface ShiftTimesForm {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm` */
  start: string;
  /** `HH:mm`; at or before the start it is on the next day. */
  end: string;
}

/**
 * Reads the times of a form.
 * Throws InvalidInputError when the clocks skip one of them, or they are not within the days of the edition and those around it.
 */
export function timesOf({ day, start, end }: ShiftTimesForm, frame: PlanFrame): ShiftTimes {
  const { first, last } = daysOf(frame);
  if (day < first || day > last) {
    throw new InvalidInputError({ day: `Please choose a day from ${first} to ${last}.` });
  }
  const startsAt = moment(day, start, frame.timeZone, 'start');
  const endsAt = moment(end > start ? day : nextDay(day), end, frame.timeZone, 'end');
  if (endsAt.diff(startsAt, 'hours').hours > MOST_HOURS) {
    throw new InvalidInputError({ end: `A shift lasts ${MOST_HOURS} hours at most.` });
  }
  return { day, startsAt: startsAt.toJSDate(), endsAt: endsAt.toJSDate() };
}

/** The form of a shift as it stands. */
export function timesFormOf({ day, startsAt, endsAt }: ShiftTimes, zone: string): ShiftTimesForm {
  const clock = (at: Date) => DateTime.fromJSDate(at, { zone }).toFormat(TIME);
  return { day, start: clock(startsAt), end: clock(endsAt) };
}

/** The first and the last day on which there may be shifts, `YYYY-MM-DD`. */
export function daysOf({ days }: PlanFrame): { first: string; last: string } {
  const dates = days.map(({ date }) => date);
  return { first: later(dates.at(0) ?? '', -DAYS_AROUND), last: later(dates.at(-1) ?? '', DAYS_AROUND) };
}

/**
 * The times of a shift when the days or the zone of its edition are others, at the same time by the clock there: what is before
 * the last day moves with the first one, everything else with the last.
 */
export function movedTimes(times: ShiftTimes, from: PlanFrame, to: PlanFrame): ShiftTimes {
  const place = times.day < (from.days.at(-1)?.date ?? '') ? 0 : -1;
  const [before, after] = [from.days.at(place)?.date, to.days.at(place)?.date];
  if (!before || !after) return times;
  const day = later(after, daysBetween(before, times.day));
  const move = (at: Date) => {
    const local = DateTime.fromJSDate(at, { zone: from.timeZone });
    const { hour, minute } = local;
    const date = later(day, daysBetween(times.day, local.toFormat(DATE)));
    return DateTime.fromISO(date, { zone: to.timeZone }).set({ hour, minute }).toJSDate();
  };
  const [startsAt, endsAt] = [move(times.startsAt), move(times.endsAt)];
  // Where the clocks of the new day leave nothing of it, it keeps its length.
  const length = times.endsAt.getTime() - times.startsAt.getTime();
  return { day, startsAt, endsAt: endsAt > startsAt ? endsAt : new Date(startsAt.getTime() + length) };
}

/** Hours as people count them: `2.5`. */
export function hoursOf({ startsAt, endsAt }: Pick<ShiftTimes, 'startsAt' | 'endsAt'>): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / 36_000) / 100;
}

/** A time that the clocks skip would be read as another one; one that they say twice is the first. */
function moment(date: string, time: string, zone: string, field: string): DateTime {
  const read = DateTime.fromFormat(`${date} ${time}`, `${DATE} ${TIME}`, { zone });
  if (!read.isValid || read.toFormat(TIME) !== time) {
    throw new InvalidInputError({ [field]: 'This time does not exist on that day.' });
  }
  return read;
}

function nextDay(date: string): string {
  return later(date, 1);
}

function later(date: string, days: number): string {
  return DateTime.fromISO(date, { zone: 'UTC' }).plus({ days }).toFormat(DATE);
}

function daysBetween(one: string, other: string): number {
  const at = (date: string) => DateTime.fromISO(date, { zone: 'UTC' });
  return at(other).diff(at(one), 'days').days;
}
