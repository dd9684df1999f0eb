import type { Event } from '#core/api/generated.ts';
import { format } from '#core/text/date-text.ts';

/** How the API writes an undetermined time. */
export const UNDETERMINED = '12:01 AM';

export function isUndetermined({ eventTime }: Pick<Event, 'eventTime'>): boolean {
  return eventTime === UNDETERMINED;
}

/** '3:15 PM', or 'Undetermined'. */
export function timeText(event: Pick<Event, 'eventTime'>): string {
  return isUndetermined(event) ? 'Undetermined' : event.eventTime;
}

/** Minutes after midnight of '3:15 PM'. */
export function minuteOf({ eventTime }: Pick<Event, 'eventTime'>): number {
  const [, hour = 0, minute = 0, half] = /^(\d+):(\d+) (AM|PM)$/.exec(eventTime) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
}

/** 'Fri 3:15 PM', or 'Fri, time undetermined'. */
export function shortWhen(event: Pick<Event, 'eventDay' | 'eventTime'>): string {
  const day = event.eventDay.slice(0, 3);
  return isUndetermined(event) ? `${day}, time undetermined` : `${day} ${event.eventTime}`;
}

/** 'Oct 10, 2025', in the convention's zone. */
export function dateText({ eventDate }: Pick<Event, 'eventDate'>, timeZone: string): string {
  return format(eventDate, { dateStyle: 'medium', timeZone });
}

/** 'Friday, October 10, 2025, 3:15 PM', in the convention's zone. */
export function longWhen(event: Pick<Event, 'eventDate' | 'eventTime'>, timeZone: string): string {
  return `${format(event.eventDate, { dateStyle: 'full', timeZone })}, ${timeText(event)}`;
}

/** '3:15 PM – 4:15 PM', in the convention's zone. */
export function clockSpan(
  { eventDate, endDate }: Pick<Event, 'eventDate' | 'endDate'>,
  timeZone: string,
): string {
  const text = (moment: string) => format(moment, { hour: 'numeric', minute: '2-digit', timeZone });
  return `${text(eventDate)} – ${text(endDate)}`;
}

/** '45 min', '1 h', '2 h 30 min'. */
export function durationText({ duration }: { duration: string }): string {
  const hours = Math.floor(Number(duration) / 60);
  const minutes = Number(duration) % 60;
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}
