import { draw } from './draw.ts';
import type { DrawGame, DrawInput, DrawParty } from './draw-input.ts';
import { inDrawnOrder } from './drawn-order.ts';
import { drawByWords } from './testing/draw-by-words.ts';
import { type MadeUp, madeUpWishes } from './testing/made-up-wishes.ts';

const MIXED: MadeUp = {
  games: 24,
  parties: 60,
  wishes: [0, 8],
  seats: 4,
  groups: 0.3,
  inTwo: 0.15,
  moveAlong: 0.6,
  busy: 0.3,
  limited: 0.3,
  undetermined: 0.1,
};
const SEEDS = Array.from({ length: 150 }, (_, index) => `seed ${index}`);
const game = (id: number, seats: number, starts = id * 100): DrawGame => ({
  id,
  seats,
  starts,
  ends: starts + 60,
});
const party = (id: number, wishes: number[], more: Partial<DrawParty> = {}): DrawParty => {
  return { id, size: 1, busy: [], movesAlong: false, wishes, people: [id], ...more };
};
const overlap = (one: { starts: number; ends: number }, other: { starts: number; ends: number }) =>
  one.starts < other.ends && other.starts < one.ends;

describe('a draw', () => {
  it('should oversell no seat, split no party, and have nobody in two places', () => {
    const wrong: string[] = [];
    for (const seed of SEEDS) {
      const input = madeUpWishes(seed, MIXED);
      const { seats, counts } = draw(input, seed);
      const taken = new Map<number, number>();
      const byPerson = new Map<number, { starts: number; ends: number }[]>();
      for (const { party: id, games } of seats) {
        const { size, wishes, people, busy } = partyOf(input, id);
        if (!games.every((held) => wishes.includes(held)))
          wrong.push(`${seed}: ${id} has what it did not wish for`);
        for (const held of games) {
          taken.set(held, (taken.get(held) ?? 0) + size);
          const { starts, ends } = gameOf(input, held);
          for (const person of people) {
            const earlier = byPerson.get(person) ?? [];
            if ([...earlier, ...busy].some((span) => overlap(span, { starts, ends })))
              wrong.push(`${seed}: ${person} is in two places`);
            byPerson.set(person, [...earlier, { starts, ends }]);
          }
        }
      }
      for (const [id, many] of taken)
        if (many > gameOf(input, id).seats) wrong.push(`${seed}: ${id} is oversold`);
      expect(counts.seatsFilled).toBe([...taken.values()].reduce((sum, many) => sum + many, 0));
    }
    expect(wrong).toEqual([]);
  });

  it('should leave nobody without a seat who has room and time for it', () => {
    for (const seed of SEEDS) {
      const input = madeUpWishes(seed, MIXED);
      const { seats, waitlists } = draw(input, seed);
      for (const { game: id, parties } of waitlists) {
        const at = seats
          .filter(({ games }) => games.includes(id))
          .map((row) => partyOf(input, row.party).size);
        const free = gameOf(input, id).seats - at.reduce((sum, size) => sum + size, 0);
        expect(parties.every((waiting) => partyOf(input, waiting).size > free)).toBe(true);
      }
    }
  });

  it('should come to what somebody comes to who writes the rule anew from its words', () => {
    for (const seed of SEEDS.slice(0, 50)) {
      const input = madeUpWishes(seed, MIXED);
      const byWords = drawByWords(input, seed);
      const seats = input.parties
        .map(({ id, wishes }) => ({ party: id, games: wishes.filter((wish) => byWords.get(id)?.has(wish)) }))
        .filter(({ games }) => games.length > 0);
      expect(draw(input, seed).seats).toEqual(seats);
    }
  }, 300_000);

  it('should give everybody a game for which fewer wish than it has seats', () => {
    const parties = [1, 2, 3].map((id) => party(id, [1, 2]));
    const { seats, waitlists } = draw({ games: [game(1, 1), game(2, 4)], parties, limits: [] }, 'seed');
    expect(seats.filter(({ games }) => games.includes(2))).toHaveLength(3);
    expect(waitlists.map((row) => row.game)).toEqual([1]);
  });

  it('should turn the order round in each round', () => {
    const input = {
      games: [game(1, 1), game(2, 1), game(3, 1)],
      parties: [1, 2].map((id) => party(id, [1, 2, 3])),
      limits: [],
    };
    const [first, last] = inDrawnOrder(input.parties, 'seed').map(({ id }) => id);
    expect(draw(input, 'seed').seats).toEqual(
      [
        { party: first, games: [1] },
        { party: last, games: [2, 3] },
      ].sort((one, other) => (one.party ?? 0) - (other.party ?? 0)),
    );
  });

  it('should give a person one seat in a round, in however many parties they are', () => {
    const alone = [1, 2].map((id) => party(id, [1, 2]));
    const twice = party(3, [1, 2], { people: [1] });
    for (const seed of SEEDS) {
      const { counts } = draw(
        { games: [game(1, 1), game(2, 1)], parties: [...alone, twice], limits: [] },
        seed,
      );
      expect(counts.peopleWithNothing).toBe(0);
    }
  });

  describe('when somebody would have nothing', () => {
    const games = [game(1, 1, 0), game(2, 1, 0)];
    const either = (id: number, movesAlong: boolean) => party(id, [1, 2], { movesAlong });
    const withNothing = (parties: DrawParty[]) =>
      SEEDS.filter((seed) => draw({ games, parties, limits: [] }, seed).counts.peopleWithNothing > 0).length;

    it('should move somebody along who allowed it', () => {
      expect(withNothing([either(1, true), party(2, [1], { movesAlong: true })])).toBe(0);
    });

    it('should leave who did not allow it, and help nobody else who did not', () => {
      expect(withNothing([either(1, false), party(2, [1], { movesAlong: true })])).toBeGreaterThan(40);
      expect(withNothing([either(1, true), party(2, [1])])).toBeGreaterThan(40);
    });

    it('should move several, one after another', () => {
      const row = [1, 2, 3, 4].map((id) => game(id, 1, 0));
      const parties = [1, 2, 3].map((id) => party(id, [id, id + 1], { movesAlong: true }));
      const last = party(9, [1], { movesAlong: true });
      for (const seed of SEEDS)
        expect(
          draw({ games: row, parties: [...parties, last], limits: [] }, seed).counts.peopleWithNothing,
        ).toBe(0);
    });
  });

  it('should take 5,000 people with 40,000 wishes for 800 games', () => {
    const input = madeUpWishes('large', {
      games: 800,
      parties: 5000,
      wishes: [8, 8],
      seats: 4,
      blocks: 12,
      moveAlong: 0.7,
      busy: 0.2,
    });
    expect(draw(input, 'seed').counts).toMatchObject({ people: 5000, seats: 3200 });
  });
});

const partyOf = ({ parties }: DrawInput, id: number): DrawParty =>
  required(parties.find((one) => one.id === id));
const gameOf = ({ games }: DrawInput, id: number): DrawGame => required(games.find((one) => one.id === id));

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the draw names what is not in its input');
  return value;
}
