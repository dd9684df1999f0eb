/** A span of time in minutes since 1970 (UTC). */
export interface Span {
  starts: number;
  ends: number;
}

/** A game whose spots are drawn; `seats` are those that are free when it begins. */
export interface DrawGame extends Span {
  id: number;
  seats: number;
}

/** People who wish together and sit together: one person, a family, friends. */
export interface DrawParty {
  /** Nameless: its place in the list. */
  id: number;
  /** Seats that it takes at each game. */
  size: number;
  /** When any of its people has to be elsewhere already. */
  busy: Span[];
  /** Any of its wishes will do, if that seats somebody. */
  movesAlong: boolean;
  /** Games, best first. */
  wishes: number[];
  /** Nameless numbers of its people; one may be in several parties, and is never in two places at once. */
  people: number[];
}

export interface DrawInput {
  games: DrawGame[];
  parties: DrawParty[];
  /** How many games each of these people may still get; everybody else any number. */
  limits: { person: number; games: number }[];
}

/** What a draw came to. Parties that got nothing and games that nobody waits for are not in its lists. */
export interface DrawResult {
  /** By party, its games in the order of its wishes. */
  seats: { party: number; games: number[] }[];
  /** By game, who waits for it, first one first. */
  waitlists: { game: number; parties: number[] }[];
  counts: DrawCounts;
}

export interface DrawCounts {
  /** Seats that are taken now, and those that there were. */
  seatsFilled: number;
  seats: number;
  /** People who wished for something, those of them who got nothing, and those who got one of their first three wishes. */
  people: number;
  peopleWithNothing: number;
  peopleWithOneOfFirstThree: number;
}
