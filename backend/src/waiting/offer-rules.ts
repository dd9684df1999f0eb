import { HOUR_MS } from '@tablefall/platform/clock/durations';

/** For so long what is free is kept for whom it is offered to. */
const KEPT_HOURS = 24;
/** In the last hours before the start less time is left for all who come after. */
const LAST_HOURS = 48;
const KEPT_LAST_HOURS = 2;

/** Until when seats or badges that are offered now are kept: never past the start. */
export function keptUntil(now: Date, start: Date): Date {
  const left = start.getTime() - now.getTime();
  const hours = left <= LAST_HOURS * HOUR_MS ? KEPT_LAST_HOURS : KEPT_HOURS;
  return new Date(now.getTime() + Math.min(hours * HOUR_MS, left));
}

/** Who of those that wait is offered what is free: in their order, each whose party still fits. */
export function partiesThatFit<Waiting extends { party: number }>(
  inOrder: Waiting[],
  free: number,
): Waiting[] {
  let left = free;
  return inOrder.filter(({ party }) => {
    if (party > left) {
      return false;
    }
    left -= party;
    return true;
  });
}
