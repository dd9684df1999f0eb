import type { DrawInput, DrawParty } from '../draw-input.ts';
import { inDrawnOrder } from '../drawn-order.ts';
import { Hall } from '../hall.ts';

/** How many people got something, and one of their first three wishes. */
export interface Share {
  something: number;
  firstThree: number;
}

/** Who comes first takes all that they want, in an order of chance. */
export function firstCome(input: DrawInput, seed: string): Share {
  const hall = new Hall(input);
  for (const party of inDrawnOrder(input.parties, seed))
    for (const wish of party.wishes)
      if (hall.hasRoom(party, wish) && hall.isFree(party, wish)) hall.seat(party, wish);
  const having = (wishes: number) =>
    input.parties.filter((party) => party.wishes.slice(0, wishes).some((wish) => hall.holds(party, wish)))
      .length;
  return { something: having(Number.POSITIVE_INFINITY), firstThree: having(3) };
}

/**
 * The most that any rule can reach, each figure by itself: the largest matching of single people to seats. A rule that
 * reaches one of them may be far from the other.
 */
export const bestPossible = (input: DrawInput): Share => ({
  something: largestMatching(input, Number.POSITIVE_INFINITY),
  firstThree: largestMatching(input, 3),
});

function largestMatching(input: DrawInput, wishes: number): number {
  const hall = new Hall(input);
  const possible = (party: DrawParty) =>
    party.wishes.slice(0, wishes).filter((wish) => hall.isFree(party, wish));
  const seats = new Map(input.games.map((game) => [game.id, game.seats]));
  const at = new Map<number, DrawParty[]>(input.games.map(({ id }) => [id, []]));
  const place = (party: DrawParty, tried: Set<number>): boolean => {
    for (const game of possible(party)) {
      if (tried.has(game)) continue;
      tried.add(game);
      const others = at.get(game) ?? [];
      if (others.length < (seats.get(game) ?? 0)) {
        others.push(party);
        return true;
      }
      const moved = others.findIndex((other) => place(other, tried));
      if (moved < 0) continue;
      others[moved] = party;
      return true;
    }
    return false;
  };
  return input.parties.filter((party) => place(party, new Set())).length;
}
