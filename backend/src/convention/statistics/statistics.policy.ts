/** What numbers of people are rounded to. */
const STEP = 5;

/** Days before the last day of an edition that are told one by one; what was earlier is told as one. */
export const DAYS_TOLD = 364;

/** From how many hours on, for each step of what is told by hours after something. */
export const HOUR_STEPS: readonly number[] = [0, 1, 3, 6, 12, 24, 48, 96, 168, 336];

/**
 * A number of people as it is told and kept: the nearest multiple of five. All are rounded, not small ones alone: else the
 * small part of a whole would be what its other parts leave.
 */
export function roundedPeople(count: number): number {
  return Math.round(count / STEP) * STEP;
}

/**
 * How many people did something at each step of time, rounded so that they add up to the rounded whole: what is rounded is how many
 * had done it by then. Rounded one by one, a few a day would be none at all.
 */
export function roundedInCourse(counts: readonly number[]): number[] {
  let before = 0;
  return counts.map((count) => {
    const told = roundedPeople(before + count) - roundedPeople(before);
    before += count;
    return told;
  });
}

/** In words: what of a series by hours lies between the step that begins so many hours after, and the next one. */
export function hoursInWords(from: number): string {
  const to = HOUR_STEPS[HOUR_STEPS.indexOf(from) + 1];
  if (to === undefined) return `after ${from / 24} days`;
  if (from === 0) return 'within 1 hour';
  return from < 24 ? `${from} to ${to} hours` : `${from / 24} to ${to / 24} days`;
}

/** The day that lies so many days before the last one, as `2025-10-04`. */
export function dayBefore(lastDay: string, days: number): string {
  const day = new Date(`${lastDay}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
