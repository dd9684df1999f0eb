import type { Event, EventBoardGame, EventDetails } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';

type Level = NonNullable<Event['level']>;

/** How hard a game is to join, as chips and choices say it. */
export const LEVEL_TEXTS: Record<Level, string> = {
  everybody: 'Beginners welcome',
  some: 'For players of similar games',
  experienced: 'For players who know it',
};

/** 'Good for children', 'Children from 10'. */
export function childrenText(children: string): string {
  return children === 'good' ? 'Good for children' : `Children from ${children}`;
}

/** 'At least 3 players'. */
export function fewestText(players: number): string {
  return `At least ${count(players, 'player')}`;
}

/** '1 to 4 players · about 150 min', as far as the catalogue knows; empty when it knows nothing. */
export function boxText({ minPlayers, maxPlayers, minutes }: Partial<EventBoardGame>): string {
  const least = minPlayers ?? maxPlayers;
  const most = maxPlayers ?? minPlayers;
  const range = least !== most ? `${least} to ${most} players` : least && count(least, 'player');
  return [range, minutes && `about ${minutes} min`].filter(Boolean).join(' · ');
}

/** What lists, the calendar and the print say of an event beside its name; empty when its organizer says nothing. */
export function factTexts({ level, children }: Pick<EventDetails, 'level' | 'children'>): string[] {
  return [...(level ? [LEVEL_TEXTS[level]] : []), ...(children ? [childrenText(children)] : [])];
}
