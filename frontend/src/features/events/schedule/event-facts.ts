import type { Event, EventDetails } from '#api/generated.ts';

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
  return `At least ${players} ${players === 1 ? 'player' : 'players'}`;
}

/** What lists, the calendar and the print say of an event beside its name; empty when its organizer says nothing. */
export function factTexts({ level, children }: Pick<EventDetails, 'level' | 'children'>): string[] {
  return [...(level ? [LEVEL_TEXTS[level]] : []), ...(children ? [childrenText(children)] : [])];
}
