import type { Event } from '#core/api/generated.ts';

/**
 * The game that is on at a moment, of those at one table. The list may have been loaded hours ago, so the times decide and not
 * the state that it came with. A game without a time has no table.
 */
export function gameOnNow<Game extends Pick<Event, 'eventDate' | 'endDate'>>(
  games: readonly Game[],
  now: number,
): Game | undefined {
  return games.find(({ eventDate, endDate }) => Date.parse(eventDate) <= now && now < Date.parse(endDate));
}
