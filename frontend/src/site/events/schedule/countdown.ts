import type { Event } from '#core/api/generated.ts';
import { REFRESH } from '#core/clock.ts';
import { count } from '#core/text/count-text.ts';
import { isUndetermined, minuteOf } from './event-time.ts';

export type Phase = 'upcoming' | 'in-progress' | 'completed';

type Times = Pick<Event, 'eventDate' | 'endDate' | 'eventTime' | 'isExpired'>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Beyond this a countdown has no minutes. */
const FAR = 3 * HOUR;

/** An event with an undetermined time is never in progress, and completed at the end of its day. */
export function phaseAt(event: Times, now: number): Phase {
  if (event.isExpired || now >= Date.parse(event.endDate)) return 'completed';
  return !isUndetermined(event) && now >= Date.parse(event.eventDate) ? 'in-progress' : 'upcoming';
}

/** Expired once its time plus its duration is past. */
export function isOver(event: Times, now: number): boolean {
  return phaseAt(event, now) === 'completed';
}

/** When the last of the completed events ended, in ms; 0 for none. */
export function lastEndOf(events: readonly Times[], now: number): number {
  return events.reduce((last, { endDate }) => {
    const end = Date.parse(endDate);
    return end <= now ? Math.max(last, end) : last;
  }, 0);
}

/** 'Completed', 'In Progress', or how long until it starts. */
export function countdownText(event: Times, now: number): string {
  const phase = phaseAt(event, now);
  if (phase === 'completed') return 'Completed';
  if (phase === 'in-progress') return 'In Progress';
  const left = Date.parse(event.eventDate) - now;
  const days = daysUntil(event, left);
  if (isUndetermined(event)) return days > 0 ? `${count(days, 'day')} away` : 'Today';
  if (left <= MINUTE) return `Starts in ${count(Math.ceil(left / SECOND), 'second')}!`;
  const minutes = Math.ceil(left / MINUTE);
  if (minutes < 60) return `Starts in ${count(minutes, 'min')}!`;
  if (left < FAR) return `Starts in ${count(Math.floor(minutes / 60), 'hour')} ${count(minutes % 60, 'min')}`;
  const hours = Math.round(left / HOUR);
  return hours < 24 ? `${count(hours, 'hour')} away` : `${count(Math.max(1, days), 'day')} away`;
}

/** 'in 2 days', 'in 3 hours 5 mins', 'in 12 mins', 'in 40 seconds'. @param left ms, more than none */
export function inText(left: number): string {
  if (left <= MINUTE) return `in ${count(Math.ceil(left / SECOND), 'second')}`;
  const minutes = Math.ceil(left / MINUTE);
  if (minutes < 60) return `in ${count(minutes, 'min')}`;
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? `in ${count(hours, 'hour')} ${count(minutes % 60, 'min')}`
    : `in ${count(Math.round(left / DAY), 'day')}`;
}

/** ms until that text changes, or is to be taken away: every second in the last minute. */
export function inTextRefresh(left: number): number {
  // Also where there is no such moment, and so no number.
  if (!(left > 0)) return REFRESH;
  return left <= MINUTE ? left % SECOND || SECOND : Math.min(REFRESH, left - MINUTE);
}

/** Days of the convention's zone until the event's own, so that all events of a day say the same. */
function daysUntil(event: Times, left: number): number {
  return Math.ceil((left - minuteOf(event) * MINUTE) / DAY);
}

/** It starts within the hour. */
export function isSoon(event: Times, now: number): boolean {
  return (
    phaseAt(event, now) === 'upcoming' && !isUndetermined(event) && Date.parse(event.eventDate) - now < HOUR
  );
}

/** ms until the next update: every 30 s, every second in the final minute, and when the event starts or ends. */
export function refreshIn(event: Times, now: number): number {
  const start = isUndetermined(event) ? Number.NaN : Date.parse(event.eventDate);
  const left = start - now;
  // On the full second, so that no number is skipped.
  if (left > 0 && left <= MINUTE) return left % SECOND || SECOND;
  const turns = [start - MINUTE, start, Date.parse(event.endDate)].map((turn) => turn - now);
  return Math.min(REFRESH, ...turns.filter((wait) => wait > 0));
}
