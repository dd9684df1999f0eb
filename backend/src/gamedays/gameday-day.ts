import { DateTime } from 'luxon';

/** When a gameday takes place: `YYYY-MM-DD` and `HH:mm:ss`, in the convention's zone. */
export interface GamedayTimes {
  date: string;
  startTime: string | null;
  endTime: string | null;
}

/**
 * The moment a gameday is over: its end, which is on the next day when it is not after the start, or the end of
 * the day when no end is given.
 */
export function endOfGameday({ date, startTime, endTime }: GamedayTimes, zone: string): Date {
  if (!startTime || !endTime) {
    return DateTime.fromISO(date, { zone }).endOf('day').toJSDate();
  }
  const end = DateTime.fromISO(`${date}T${endTime}`, { zone });
  return (endTime > startTime ? end : end.plus({ days: 1 })).toJSDate();
}
