import type { Event } from '#api/generated.ts';

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
  return formatOf('medium', timeZone).format(new Date(eventDate));
}

/** 'Friday, October 10, 2025, 3:15 PM', in the convention's zone. */
export function longWhen(event: Pick<Event, 'eventDate' | 'eventTime'>, timeZone: string): string {
  return `${formatOf('full', timeZone).format(new Date(event.eventDate))}, ${timeText(event)}`;
}

/** '3:15 PM – 4:15 PM', in the convention's zone. */
export function clockSpan(
  { eventDate, endDate }: Pick<Event, 'eventDate' | 'endDate'>,
  timeZone: string,
): string {
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  // Browsers put a narrow no-break space before AM and PM.
  const text = (moment: string) => clock.format(new Date(moment)).replace('\u202f', ' ');
  return `${text(eventDate)} – ${text(endDate)}`;
}

/** '45 min', '1 h', '2 h 30 min'. */
export function durationText({ duration }: { duration: string }): string {
  const hours = Math.floor(Number(duration) / 60);
  const minutes = Number(duration) % 60;
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs much more than using it, and a list uses one for every row. */
function formatOf(dateStyle: 'medium' | 'full', timeZone: string): Intl.DateTimeFormat {
  const key = `${dateStyle} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { dateStyle, timeZone });
  formats.set(key, format);
  return format;
}
