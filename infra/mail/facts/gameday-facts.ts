import { DateTime } from 'luxon';
import { remembered } from '../wording/remembered.ts';
import { dateText, plainText, timeRangeText } from '../wording/wording.ts';

/** When a gameday takes place: `YYYY-MM-DD` and `HH:mm[:ss]`, in the convention's zone. */
export interface GamedayTimes {
  date: string;
  startTime: string | null;
  endTime: string | null;
}

/** When and where a gameday was to be. */
export interface GamedayPlan extends GamedayTimes {
  location: string;
}

/** A gameday as a mail tells it. */
export interface GamedayFacts extends GamedayTimes {
  gamedayId: string;
  location: string;
  description: string | null;
  /** Words of the gameday's own for its invitation and reminder: light Markdown. */
  invitationWords?: string | null;
  /** The day by whose end guests should answer, `YYYY-MM-DD`. */
  answerBy?: string | null;
  /** Raised with every change, for the calendars that hold it (RFC 5545 SEQUENCE). */
  sequence: number;
}

/**
 * The instants at which a gameday starts and ends, null where its time is not known. An end at or before the
 * start, by the clock on the wall, is on the next day, and an end without a start counts as none. A time that a clock
 * change skips is moved on, and with a start the end that would come before it.
 */
export function gamedaySpan(
  { date, startTime, endTime }: GamedayTimes,
  zone: string,
): { start: Date | null; end: Date | null } {
  if (!startTime) return { start: null, end: null };
  const start = DateTime.fromISO(`${date}T${startTime}`, { zone });
  if (!endTime) return { start: start.toJSDate(), end: null };
  // UTC skips nothing, so there the two are as they were written.
  const begun = DateTime.fromISO(`${date}T${startTime}`, { zone: 'utc' });
  const sameDay = DateTime.fromISO(`${date}T${endTime}`, { zone: 'utc' });
  const over = sameDay > begun ? sameDay : sameDay.plus({ days: 1 });
  const end = over.setZone(zone, { keepLocalTime: true });
  return { start: start.toJSDate(), end: (end > start ? end : start.plus(over.diff(begun))).toJSDate() };
}

/** What the `gameday` partial of the mails about a gameday sees. */
export function gamedayView({ date, startTime, endTime, location, description }: GamedayFacts) {
  return worded(date, startTime, endTime, location, description);
}

/** What `GAMEDAY_MESSAGE_VARIABLES` about the gameday stand for. */
export function gamedayValues(facts: GamedayFacts): { date: string; time: string; place: string } {
  const { date, time, location } = gamedayView(facts);
  return { date, time: time ?? 'time to be announced', place: location.replaceAll('\n', ', ') };
}

const worded = remembered(
  (
    date: string,
    startTime: string | null,
    endTime: string | null,
    location: string,
    description: string | null,
  ) => ({
    date: dateText(date),
    /** The day, as one of the facts, for mails whose heading does not say it. */
    day: null,
    /** The day by which to answer, in mails that ask for it. */
    answerBy: null,
    time: timeRangeText(startTime, endTime),
    location: plainText(location),
    description: plainText(description ?? ''),
    seats: null,
  }),
);
