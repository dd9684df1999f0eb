import { type EarlierPlan, type EventTimes, eventPath, type TableName } from './event-facts.ts';
import type { GamedayTimes } from './gameday-facts.ts';
import type { OwnThing } from './own-days.ts';

// What mails hold that a release up to 0.2 wrote, and that may wait while a newer one takes its place.

interface OwnGame extends EventTimes {
  eventId: string;
  gameName: string;
  players: string[];
  organizer: string | null;
  waiting: { name: string; place: number; keptUntil?: string | null }[];
  table?: TableName | null;
  awaitsTable?: boolean;
  before: EarlierPlan | null;
  changedAt: string | null;
  missing: { gameOwner: boolean; teacher: 'none' | 'wanted' | 'needed' } | null;
}

interface OwnGameday extends GamedayTimes {
  gamedayId: string;
  location: string;
  people: number;
  hasPage: boolean;
}

/** What a family has of a convention, in a list for each module. */
export interface EarlierOwnDays {
  games: OwnGame[];
  gamedays: OwnGameday[];
}

/** The same as one list. */
export function thingsOf({ games, gamedays }: EarlierOwnDays): OwnThing[] {
  return [...games.map(ofGame), ...gamedays.map(ofGameday)];
}

function ofGame(game: OwnGame): OwnThing {
  const { gameName, day, startsAt, duration, tableId, players, organizer, missing, ...rest } = game;
  return {
    ...rest,
    title: gameName,
    path: eventPath(game),
    when: { day, startsAt, duration, tableId },
    who: [
      { names: players, does: null },
      { names: organizer ? [organizer] : [], does: 'organizes it' },
    ],
    missing: [
      ...(missing?.gameOwner ? ['Nobody brings the game yet'] : []),
      ...(missing?.teacher === 'needed' ? ['A teacher is still needed'] : []),
      ...(missing?.teacher === 'wanted' ? ['A teacher is wanted'] : []),
    ],
  };
}

function ofGameday({ date, startTime, endTime, location, people, hasPage }: OwnGameday): OwnThing {
  return {
    title: 'Gameday',
    path: hasPage ? `/gameday/${date}` : null,
    when: { date, startTime, endTime },
    place: location,
    who: [{ names: ['You'], does: people === 1 ? 'are coming' : `are coming, ${people} people in all` }],
  };
}
