import { once } from './once.ts';

const longDateFormat = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }));
const monthDayFormat = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
);
const weekdayFormat = once(() => new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }));
const clockFormat = once(
  () => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);

/** 'Friday, October 10, 2025' for '2025-10-10'; the text as it came when it is no date. */
export function longDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : longDateFormat().format(day);
}

/** 'September 24' for '2025-09-24'. */
export function monthDay(date: string): string {
  return monthDayFormat().format(new Date(`${date}T00:00:00Z`));
}

/** 'October 2026' for '2026-10', the key of an edition. */
export function monthOf(key: string): string {
  return format(`${key}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** '6:30 PM' for '18:30:00'. */
export function clockTime(time: string): string {
  return plainSpaces(clockFormat().format(new Date(`1970-01-01T${time.slice(0, 5)}:00Z`)));
}

/** '12:00 PM – 10:00 PM', 'starts at 6:30 PM' when only a start is known, or an empty text. */
export function timeRange(startTime: string | null, endTime: string | null): string {
  if (!startTime) return '';
  return endTime ? `${clockTime(startTime)} – ${clockTime(endTime)}` : `starts at ${clockTime(startTime)}`;
}

/** 'Oct 10', in the convention's zone, whatever the year: the tables of invitations say no more (specification, section 9). */
export function tableDay(instant: string, timeZone: string | undefined): string {
  return format(instant, { month: 'short', day: 'numeric', timeZone });
}

/** 'Oct 10', in the convention's zone; 'Oct 10, 2024' in another year, since a convention comes back every year. */
export function shortDay(instant: string, timeZone: string | undefined, now = new Date()): string {
  const yearOf = (moment: string) => format(moment, { year: 'numeric', timeZone });
  const day = tableDay(instant, timeZone);
  return yearOf(instant) === yearOf(now.toISOString()) ? day : `${day}, ${yearOf(instant)}`;
}

/** '2:16 PM' today, 'Sep 12, 9:02 AM' on another day of this year, in the convention's zone; else with the year. */
export function shortMoment(instant: string, timeZone: string | undefined, now = new Date()): string {
  const time = format(instant, { hour: 'numeric', minute: '2-digit', timeZone });
  const day = shortDay(instant, timeZone, now);
  return day === shortDay(now.toISOString(), timeZone, now) ? time : `${day}, ${time}`;
}

/** '2:30 PM', in the convention's zone. */
export function clock(instant: string, timeZone: string | undefined): string {
  return format(instant, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** 'Thursday, 2:30 PM', in the convention's zone: for moments within some days. */
export function weekdayMoment(instant: string, timeZone: string | undefined): string {
  const weekday = format(instant, { weekday: 'long', timeZone });
  return `${weekday}, ${format(instant, { hour: 'numeric', minute: '2-digit', timeZone })}`;
}

/** 'Sep 12, 2025, 9:02 AM EDT', in the convention's zone, which is named. */
export function fullMoment(instant: string, timeZone: string | undefined): string {
  return format(instant, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
}

/** 'Sunday' for a Saturday's date. */
export function weekdayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return weekdayFormat().format(next);
}

/** 'October 10–11, 2025' for the days of an edition. */
export function dayRange(days: readonly { date: string; monthDay: string }[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const year = last.date.slice(0, 4);
  if (first === last) return `${first.monthDay}, ${year}`;
  const sameMonth = first.date.slice(0, 7) === last.date.slice(0, 7);
  return `${first.monthDay}–${sameMonth ? Number(last.date.slice(8)) : last.monthDay}, ${year}`;
}

/** By their options: making one costs much more than using it, and a list or a clock uses the same again and again. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in English words, with plain spaces. @param instant ISO 8601, or ms */
export function format(instant: string | number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-US', options);
  formats.set(key, known);
  return plainSpaces(known.format(new Date(instant)));
}

/** Browsers put a narrow no-break space before AM and PM, which reads and searches differently. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u202f', ' ');
}
