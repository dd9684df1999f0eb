/** Lengths of time in milliseconds. A day is 24 hours, whatever the clocks of a zone do meanwhile. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The moment so many milliseconds before another. */
export function before(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() - milliseconds);
}
