import { clock, longDate } from '#ui/text/date-text.ts';

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

/** '3:00 PM – 5:00 PM', in the convention's zone. */
export function shiftTime({ startsAt, endsAt }: Timed, timeZone: string): string {
  return `${clock(startsAt, timeZone)} – ${clock(endsAt, timeZone)}`;
}
