/** This long after the first change of a plan its participants are told of it, and of all that followed. */
const NOTICE_DELAY_MS = 5 * 60 * 1000;

/**
 * When a changed plan is told.
 *
 * @param waitsUntil the hour for which whoever changes it lets the mail wait
 */
export function toldAt(now: Date, waitsUntil: Date | null = null): Date {
  return waitsUntil ?? new Date(now.getTime() + NOTICE_DELAY_MS);
}
