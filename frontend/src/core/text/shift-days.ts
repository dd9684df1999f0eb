import { clock, format, longDate } from './date-text.ts';

interface Timed {
  day: string;
  startsAt: string;
  endsAt: string;
}

/** Shifts that come in their order, under the days on which they begin. */
export function byDay<Shift extends Timed>(
  shifts: readonly Shift[],
): { day: string; title: string; items: Shift[] }[] {
  const days = [...new Set(shifts.map(({ day }) => day))];
  return days.map((day) => ({
    day,
    title: longDate(day).replace(/, \d{4}$/, ''),
    items: shifts.filter((shift) => shift.day === day),
  }));
}

/** '3:00 PM – 5:00 PM' or '10:30 PM – 6:30 AM (next day)', in the convention's zone. */
export function shiftTime({ startsAt, endsAt }: Timed, timeZone: string): string {
  const dayOf = (moment: number) => format(moment, { day: 'numeric', timeZone });
  // What ends at midnight ends on its own day.
  const isOfOneDay = dayOf(Date.parse(startsAt)) === dayOf(Date.parse(endsAt) - 1);
  return `${clock(startsAt, timeZone)} – ${clock(endsAt, timeZone)}${isOfOneDay ? '' : ' (next day)'}`;
}
