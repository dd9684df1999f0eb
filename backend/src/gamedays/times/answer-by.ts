import { DateTime } from 'luxon';

/** For so many days somebody has time to answer who is asked when the gameday's date has passed. */
const LATE_DAYS = 3;
/** So many days before the date those are reminded who have not answered. */
const REMINDED_DAYS_BEFORE = 2;

/** The calendar day of a moment in a zone: `YYYY-MM-DD`. */
export function dayOf(moment: Date, zone: string): string {
  return DateTime.fromJSDate(moment, { zone }).toFormat('yyyy-MM-dd');
}

/**
 * The day by which a guest should answer who is asked on this day, where that is not the one of the gameday: it has passed, and
 * some days are left for an answer. Never after the gameday.
 *
 * @param asked `YYYY-MM-DD`
 */
export function lateAnswerBy(
  { date, answerBy }: { date: string; answerBy: string | null },
  asked: string,
): string | null {
  if (answerBy === null || asked <= answerBy) return null;
  const late = daysAfter(asked, LATE_DAYS);
  return late < date ? late : date;
}

/** The last answer-by date for which guests are reminded on this day, if they are not reminded yet. */
export function lastRemindedOn(day: string): string {
  return daysAfter(day, REMINDED_DAYS_BEFORE);
}

function daysAfter(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: 'UTC' }).plus({ days }).toFormat('yyyy-MM-dd');
}
