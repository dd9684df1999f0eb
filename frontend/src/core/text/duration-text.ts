import { count } from './count-text.ts';

const UNITS = [
  { noun: 'day', seconds: 86_400 },
  { noun: 'hour', seconds: 3_600 },
  { noun: 'minute', seconds: 60 },
] as const;

/** '8 seconds', '14 minutes', '6 days': a number of seconds in the largest unit of which it has one at least. */
export function duration(seconds: number): string {
  const unit = UNITS.find((each) => seconds >= each.seconds);
  return unit
    ? count(Math.floor(seconds / unit.seconds), unit.noun)
    : count(Math.max(0, Math.floor(seconds)), 'second');
}

/** 'every minute', 'every 15 minutes'. */
export function every(seconds: number): string {
  return `every ${duration(seconds).replace(/^1 /, '')}`;
}

/** How long ago an instant (ISO 8601) is by a clock in ms, such as `Date.now()`. */
export function age(instant: string, now: number): string {
  return duration((now - Date.parse(instant)) / 1000);
}
