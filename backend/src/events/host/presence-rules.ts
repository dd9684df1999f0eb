import { before, MINUTE_MS } from '@tablefall/platform/clock/durations';
import type { EventPlan } from '../event-plan.ts';

/** From so long before the start the host ticks who is here. */
const TICKING_MINUTES_BEFORE = 10;
/** From so long after it a seat that nobody sits on may be freed. */
const FREEING_MINUTES_AFTER = 10;

type Start = Pick<EventPlan, 'startsAt'>;

/** From when on the host ticks who is here; null while the event has no time. */
export function tickingFrom({ startsAt }: Start): Date | null {
  return startsAt && before(startsAt, TICKING_MINUTES_BEFORE * MINUTE_MS);
}

/** From when on seats may be freed; null while the event has no time. */
export function freeingFrom({ startsAt }: Start): Date | null {
  return startsAt && new Date(startsAt.getTime() + FREEING_MINUTES_AFTER * MINUTE_MS);
}

/** Whether somebody can be ticked as here, or as not here. */
export function mayTick(event: Start, now: Date): boolean {
  const from = tickingFrom(event);
  return from !== null && now >= from;
}

/** Whether the seat of a participant may be freed, or why not. */
export function freeingOf(
  event: Start & { ownerId: string },
  participant: { nameId: string; hereAt: Date | null; isCoHost: boolean },
  now: Date,
): 'yes' | 'too-early' | 'host' | 'here' {
  const from = freeingFrom(event);
  if (from === null || now < from) {
    return 'too-early';
  }
  if (participant.nameId === event.ownerId || participant.isCoHost) {
    return 'host';
  }
  return participant.hereAt ? 'here' : 'yes';
}
