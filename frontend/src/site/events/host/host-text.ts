import type { HostTable, SeatedPlayer } from '#core/api/events.ts';
import { SPOT_OFFER_MINUTES } from '#core/api/facts.generated.ts';
import type { Event } from '#core/api/generated.ts';

/** 'You, host', 'Co-host', or nothing for a player. */
export function roleText({ role }: Pick<SeatedPlayer, 'role'>, isOwn: boolean): string {
  if (role === 'owner') return isOwn ? 'You, host' : 'Host';
  if (role === 'co-host') return isOwn ? 'You, co-host' : 'Co-host';
  return '';
}

/** Where a seat that is freed goes; nothing while nobody waits. */
export function waitingText(
  { waiting, next }: Pick<HostTable, 'waiting' | 'next'>,
  { waitlist }: Pick<Event, 'waitlist'>,
): string {
  if (waiting === 0) return '';
  if (next) return `A freed seat is offered to ${next} first. They have ${SPOT_OFFER_MINUTES} minutes.`;
  return waitlist.some(({ offeredUntil }) => offeredUntil)
    ? 'A freed seat is offered already to everybody who can take it now.'
    : 'None of them is at the convention and free at the moment, so a freed seat is for whoever joins first.';
}
