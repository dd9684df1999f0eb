import { describe, expect, it } from '@jest/globals';
import { areTooClose, placeAll, type UnplacedGame } from './place-all.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2025-10-10T16:00:00Z');

function game(id: string, at: number, minutes: number, spots = 4): UnplacedGame {
  const startsAt = new Date(NOON + at * MINUTE);
  return { id, spots, startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE) };
}

function tables(...seats: number[]) {
  return seats.map((each, index) => ({ id: `t${index + 1}`, seats: each }));
}

/** Numbers from 0 to below 1, always the same ones for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomGames(count: number, seed: number, most: number): UnplacedGame[] {
  const random = randomFrom(seed);
  const upTo = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, (_, index) =>
    game(`g${index}`, upTo(96) * 15, 5 * (1 + upTo(60)), 1 + upTo(most)),
  );
}

/** How many games are on at once at the worst moment, with the time between two. */
function greatestDepth(games: UnplacedGame[]): number {
  const depths = games.map(
    ({ startsAt }) =>
      games.filter(
        (other) => other.startsAt <= startsAt && startsAt.getTime() < other.endsAt.getTime() + 15 * MINUTE,
      ).length,
  );
  return Math.max(...depths);
}

describe('placing all games', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'should take as many equal tables as 500 random games need at once, and never overlap (seed %i)',
    (seed) => {
      const games = randomGames(500, seed, 6);
      const all = tables(...new Array(500).fill(6));

      const { placed, left } = placeAll(all, [], games);

      expect(left).toEqual([]);
      expect(placed.size).toBe(500);
      expect(new Set(placed.values()).size).toBe(greatestDepth(games));
      expect(overlapsOf(games, placed)).toEqual([]);
    },
  );

  it.each([11, 12, 13, 14])(
    'should seat everybody, keep what is placed, and say what is left (seed %i)',
    (seed) => {
      const games = randomGames(500, seed, 14);
      const random = randomFrom(seed + 100);
      const all = tables(...Array.from({ length: 60 }, () => 2 + Math.floor(random() * 9)));
      const first = placeAll(all, [], games.slice(0, 200));
      const taken = games
        .slice(0, 200)
        .flatMap(({ id, startsAt, endsAt }) =>
          first.placed.has(id) ? [{ tableId: first.placed.get(id) as string, startsAt, endsAt }] : [],
        );

      const { placed, left } = placeAll(all, taken, games.slice(200));

      expect(overlapsOf(games, new Map([...first.placed, ...placed]))).toEqual([]);
      expect(placed.size + left.length).toBe(300);
      const seats = new Map(all.map((table) => [table.id, table.seats]));
      for (const { id, spots } of games.slice(200)) {
        const table = placed.get(id);
        if (table) expect(seats.get(table)).toBeGreaterThanOrEqual(spots);
        else expect(left.find((each) => each.id === id)?.reason).toBe(spots > 10 ? 'too-large' : 'all-taken');
      }
    },
  );

  it('should choose the smallest table that seats everybody', () => {
    const { placed } = placeAll(tables(8, 4, 6), [], [game('five', 0, 60, 5), game('four', 0, 60, 4)]);

    expect(Object.fromEntries(placed)).toEqual({ five: 't3', four: 't2' });
  });

  it('should give a table again after 15 minutes, not earlier', () => {
    const games = [game('first', 0, 60), game('close', 70, 60), game('next', 75, 60)];

    const { placed, left } = placeAll(tables(4), [], games);

    expect([...placed]).toEqual([
      ['first', 't1'],
      ['next', 't1'],
    ]);
    expect(left).toEqual([{ id: 'close', reason: 'all-taken' }]);
  });
});

function overlapsOf(games: UnplacedGame[], placed: Map<string, string>): string[] {
  return games.flatMap((one, index) =>
    games
      .slice(index + 1)
      .filter(
        (other) =>
          placed.has(one.id) && placed.get(one.id) === placed.get(other.id) && areTooClose(one, other),
      )
      .map((other) => `${one.id} and ${other.id}`),
  );
}
