import { draw } from './draw.ts';
import { madeUpWishes } from './testing/made-up-wishes.ts';
import { bestPossible, firstCome, type Share } from './testing/other-ways.ts';

const WORLDS = Array.from({ length: 20 }, (_, index) => `world ${index}`);
const PARTIES = 250;

/** In hundredths of the people, over all worlds. */
function shares(games: number, moveAlong: number) {
  const sums = { draw: none(), firstCome: none(), best: none() };
  for (const world of WORLDS) {
    const input = madeUpWishes(world, { games, parties: PARTIES, wishes: [2, 8], moveAlong });
    const { people, peopleWithNothing, peopleWithOneOfFirstThree } = draw(input, world).counts;
    add(sums.draw, { something: people - peopleWithNothing, firstThree: peopleWithOneOfFirstThree });
    add(sums.firstCome, firstCome(input, world));
    add(sums.best, bestPossible(input));
  }
  return sums;
}

const none = (): Share => ({ something: 0, firstThree: 0 });
function add(sum: Share, one: Share): void {
  sum.something += (one.something * 100) / PARTIES / WORLDS.length;
  sum.firstThree += (one.firstThree * 100) / PARTIES / WORLDS.length;
}

describe('beside other ways, a draw', () => {
  it.each([
    [60, 1],
    [90, 0],
    [90, 1],
    [120, 0],
    [120, 1],
  ])(
    'should seat far more people than first come, with %d games and %d of 1 allowing to be moved',
    (games, moving) => {
      const { draw: drawn, firstCome: first, best } = shares(games, moving);
      expect(drawn.something).toBeGreaterThan(first.something + 15);
      expect(drawn.firstThree).toBeGreaterThan(first.firstThree + 15);
      // With everybody allowing to be moved, the largest number of people has something.
      if (moving === 1) expect(drawn.something).toBeCloseTo(best.something, 6);
    },
    300_000,
  );
});
