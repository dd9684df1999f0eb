import { draw } from './draw.ts';
import type { DrawInput, DrawParty } from './draw-input.ts';
import { drawnOrders } from './drawn-order.ts';
import { madeUpWishes } from './testing/made-up-wishes.ts';

const NEVER = 1000;
const MANY = {
  games: 36,
  parties: 100,
  wishes: [2, 6] as [number, number],
  groups: 0.15,
  inTwo: 0.05,
  moveAlong: 0.5,
  busy: 0.2,
  limited: 0.1,
};

/** Other lists that somebody could hand in: each without one wish, the first few alone, and two wishes swapped. */
function otherLists(wishes: number[]): number[][] {
  const dropped = wishes.map((wish) => wishes.filter((other) => other !== wish));
  const cut = wishes.map((_, kept) => wishes.slice(0, kept));
  const swapped = wishes.flatMap((one, place) =>
    wishes
      .slice(place + 1)
      .map((other) => wishes.map((wish) => (wish === one ? other : wish === other ? one : wish))),
  );
  return [...dropped, ...cut, ...swapped];
}

/** Where the best game that a party got stands in its honest list. */
function bestPlace(input: DrawInput, seed: string, { id, wishes }: DrawParty): number {
  const games = draw(input, seed).seats.find(({ party }) => party === id)?.games ?? [];
  return Math.min(NEVER, ...games.map((game) => wishes.indexOf(game)));
}

describe('an honest list', () => {
  // Whoever allowed moving said that any of their wishes will do: what counts for them is whether they have one.
  it('should be the best one: of 500 people in one party none gains by dropping or reordering wishes', () => {
    const gains: string[] = [];
    let tried = 0;
    for (let world = 0; world < 10; world++) {
      const seed = `world ${world}`;
      const input = madeUpWishes(seed, MANY);
      const isAlone = ({ people }: DrawParty) =>
        input.parties.every(
          (other) => other.people === people || !other.people.some((one) => people.includes(one)),
        );
      for (const party of input.parties.filter(isAlone).slice(0, 50)) {
        const honest = bestPlace(input, seed, party);
        for (const wishes of otherLists(party.wishes)) {
          // Whoever has no wish is in no party.
          const parties = input.parties
            .map((other) => (other === party ? { ...party, wishes } : other))
            .filter(({ wishes }) => wishes.length > 0);
          const otherwise = bestPlace({ ...input, parties }, seed, party);
          if (party.movesAlong ? honest === NEVER && otherwise < NEVER : otherwise < honest)
            gains.push(`${seed}: party ${party.id} with ${wishes.join(', ')}`);
        }
        tried++;
      }
    }
    expect(gains).toEqual([]);
    expect(tried).toBe(500);
  }, 300_000);
});

describe('a draw among equals', () => {
  // The values of chi-square that chance passes once in a thousand, for 19 degrees of freedom.
  const ONCE_IN_A_THOUSAND = 43.82;

  it('should give them equal shares over 2,000 seeds', () => {
    const equals = 20;
    const seatsPerGame = 7;
    const games = [1, 2, 3].map((id) => ({ id, seats: seatsPerGame, starts: id * 100, ends: id * 100 + 60 }));
    const parties = Array.from({ length: equals }, (_, index) => {
      return {
        id: index + 1,
        size: 1,
        busy: [],
        movesAlong: index % 2 === 0,
        wishes: [1, 2, 3],
        people: [index + 1],
      };
    });
    const seeds = Array.from({ length: 2000 }, (_, index) => `seed ${index}`);
    const shares = new Map(games.map(({ id }) => [id, new Array<number>(equals).fill(0)]));
    for (const seed of seeds)
      for (const { party, games: held } of draw({ games, parties, limits: [] }, seed).seats)
        for (const game of held) {
          const ofGame = shares.get(game) ?? [];
          ofGame[party - 1] = (ofGame[party - 1] ?? 0) + 1;
        }
    const chance = seatsPerGame / equals;
    const expected = seeds.length * chance;
    for (const ofGame of shares.values()) {
      const sum = ofGame.reduce((total, share) => total + (share - expected) ** 2, 0);
      const chiSquare = (sum / (expected * (1 - chance))) * ((equals - 1) / equals);
      expect(chiSquare).toBeLessThan(ONCE_IN_A_THOUSAND);
    }
  }, 300_000);

  it('should have somebody in several parties come first as often as somebody in one', () => {
    const party = (id: number, people: number[]): DrawParty => {
      return { id, size: people.length, busy: [], movesAlong: false, wishes: [], people };
    };
    // Seven wish alone; the first five of them also with the next one, round in a ring: these are in three parties each.
    const alone = Array.from({ length: 7 }, (_, index) => party(index + 1, [index + 1]));
    const linked = [1, 2, 3, 4, 5].map((one) => party(one + 7, [one, (one % 5) + 1]));
    const seeds = 4000;
    const earlier = { drawn: 0, turned: 0 };
    for (let seed = 0; seed < seeds; seed++) {
      const orders = drawnOrders([...alone, ...linked], `seed ${seed}`);
      for (const order of ['drawn', 'turned'] as const) {
        const placeOf = (person: number) => orders[order].findIndex(({ people }) => people.includes(person));
        if (placeOf(1) < placeOf(7)) earlier[order]++;
      }
    }
    // Chance alone is further from the half once in a thousand.
    for (const many of Object.values(earlier)) expect(Math.abs(many / seeds - 0.5)).toBeLessThan(0.026);
  });
});
