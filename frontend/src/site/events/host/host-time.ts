import type { Event } from '#core/api/generated.ts';
import { isUndetermined } from '../schedule/event-time.ts';

/** ms; from so long before the start the host ticks who is here. The server checks it. */
const LEAD = 10 * 60_000;

/** Whether the host sees who is here. A device's clock may be wrong, so the server's word that the game runs goes first. */
export function isHostTime(event: Event, now: number): boolean {
  if (event.state === 'in-progress') return true;
  return (
    !isUndetermined(event) && now >= Date.parse(event.eventDate) - LEAD && now < Date.parse(event.endDate)
  );
}
