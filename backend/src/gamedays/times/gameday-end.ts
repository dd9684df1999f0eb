import { type GamedayTimes, gamedaySpan } from '@tablefall/mail';
import { DateTime } from 'luxon';

/** The moment a gameday starts, or that at which it is over when no start is given. */
export function startOfGameday(gameday: GamedayTimes, zone: string): Date {
  return gamedaySpan(gameday, zone).start ?? endOfGameday(gameday, zone);
}

/** The moment a gameday is over: its end, or the end of the day when no end is given. */
export function endOfGameday(gameday: GamedayTimes, zone: string): Date {
  const { end } = gamedaySpan(gameday, zone);
  return end ?? DateTime.fromISO(gameday.date, { zone }).endOf('day').toJSDate();
}

/** Guests are told of a move before either the old or the new plan begins. */
export function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
