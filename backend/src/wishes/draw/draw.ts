import { Chains } from './chains.ts';
import type { DrawCounts, DrawInput, DrawParty, DrawResult } from './draw-input.ts';
import { drawnOrders } from './drawn-order.ts';
import { Hall } from './hall.ts';

/** What counts as a good seat when it is counted how a draw went. */
const FIRST_WISHES = 3;

/**
 * Draws the seats of games among those who wish for them; the page /draw tells the rule in words (`exact-rule.tsx`). The same input
 * and seed have the same result everywhere.
 */
export function draw(input: DrawInput, seed: string): DrawResult {
  const hall = new Hall(input);
  const { drawn: order, turned } = drawnOrders(input.parties, seed);

  const isFirstTaken = playRound(order, hall);
  new Chains(hall, order).play();
  for (let round = 2, isAnyTaken = isFirstTaken; isAnyTaken; round++)
    isAnyTaken = playRound(round % 2 === 0 ? turned : order, hall);

  return {
    seats: input.parties
      .map((party) => ({ party: party.id, games: gamesOf(party, hall) }))
      .filter(({ games }) => games.length > 0),
    waitlists: waitlists(input, order, hall),
    counts: countsOf(input, hall),
  };
}

/** Each party takes its best wish that is left; nobody gets two seats in a round. Says whether any was taken. */
function playRound(order: DrawParty[], hall: Hall): boolean {
  const served = new Set<number>();
  for (const party of order) {
    if (party.people.some((person) => served.has(person))) continue;
    const game = party.wishes.find(
      (wish) => !hall.holds(party, wish) && hall.hasRoom(party, wish) && hall.isFree(party, wish),
    );
    if (game === undefined) continue;
    hall.seat(party, game);
    for (const person of party.people) served.add(person);
  }
  return served.size > 0;
}

/** Who wished for a game, did not get it and could still come, in drawn order. */
function waitlists({ games }: DrawInput, order: DrawParty[], hall: Hall): DrawResult['waitlists'] {
  const waiting = new Map<number, number[]>(games.map(({ id }) => [id, []]));
  for (const party of order)
    for (const wish of party.wishes)
      if (!hall.holds(party, wish) && hall.isFree(party, wish)) waiting.get(wish)?.push(party.id);
  return games
    .map(({ id }) => ({ game: id, parties: waiting.get(id) ?? [] }))
    .filter(({ parties }) => parties.length > 0);
}

function countsOf({ games, parties }: DrawInput, hall: Hall): DrawCounts {
  const seats = games.reduce((sum, game) => sum + game.seats, 0);
  const wishing = parties.filter(({ wishes }) => wishes.length > 0);
  const people = peopleOf(wishing);
  const lucky = wishing.filter((party) =>
    party.wishes.slice(0, FIRST_WISHES).some((wish) => hall.holds(party, wish)),
  );
  return {
    seatsFilled: seats - games.reduce((sum, { id }) => sum + hall.freeSeatsOf(id), 0),
    seats,
    people: people.size,
    peopleWithNothing: [...people].filter((person) => !hall.hasSomething(person)).length,
    peopleWithOneOfFirstThree: peopleOf(lucky).size,
  };
}

const gamesOf = (party: DrawParty, hall: Hall): number[] =>
  party.wishes.filter((wish) => hall.holds(party, wish));

const peopleOf = (parties: DrawParty[]): Set<number> => new Set(parties.flatMap(({ people }) => people));
