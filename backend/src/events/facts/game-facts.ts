import { InvalidInputError } from '../../http/errors/api-error.ts';

export const LEVELS = ['everybody', 'some', 'experienced'] as const;
/** Who can play: everybody, who knows similar games, or who knows this game. */
export type Level = (typeof LEVELS)[number];

/** Good for children of any age, or from an age in years. */
export const CHILDREN = /^(?:good|[1-9]|1[0-7])$/;

/** What an event says of itself beyond what its form asks for; null where its organizer says nothing. */
export interface GameFacts {
  /** Plain text. */
  description: string | null;
  /** Id in the board-game catalogue. */
  boardGameId: number | null;
  level: Level | null;
  /** `good`, or an age in years as text. */
  children: string | null;
  /** With fewer players it makes no sense. */
  minPlayers: number | null;
}

/** What a form says of these facts: those that it leaves out stay as they are. */
export type SaidFacts = { [Fact in keyof GameFacts]?: GameFacts[Fact] | undefined };

const NOTHING_SAID: GameFacts = {
  description: null,
  boardGameId: null,
  level: null,
  children: null,
  minPlayers: null,
};

/**
 * The facts after a save.
 * Throws InvalidInputError when the form itself wants more players than there are spots.
 *
 * @param before what was said before; nothing for a new event
 * @param spots as they are saved: fewest players that were said before give way to fewer spots
 */
export function factsAfter(said: SaidFacts, spots: number, before: GameFacts = NOTHING_SAID): GameFacts {
  const { minPlayers } = said;
  if (minPlayers && minPlayers > spots) {
    const places = spots === 1 ? 'is only 1 spot' : `are only ${spots} spots`;
    throw new InvalidInputError({ minPlayers: `There ${places}.` });
  }
  const facts = {
    description: said.description === undefined ? before.description : said.description,
    boardGameId: said.boardGameId === undefined ? before.boardGameId : said.boardGameId,
    level: said.level === undefined ? before.level : said.level,
    children: said.children === undefined ? before.children : said.children,
    minPlayers: minPlayers === undefined ? before.minPlayers : minPlayers,
  };
  return { ...facts, minPlayers: facts.minPlayers && Math.min(facts.minPlayers, spots) };
}
