import { firstCome, mostPossible, type Wishing } from './ways-of-seating.ts';

/** One after another, unless told otherwise. */
const game = (id: number, seats: number, starts = id * 100) => ({ id, seats, starts, ends: starts + 60 });

/** Tries each seat for each person, and none. */
function mostByTrying({ games, parties }: Wishing): number {
  const [first, ...others] = parties;
  if (!first) return 0;
  const without = mostByTrying({ games, parties: others });
  const withOne = first.wishes.map((wish) => {
    const taken = games.map((each) => (each.id === wish ? { ...each, seats: each.seats - 1 } : each));
    return taken.some(({ seats }) => seats < 0) ? 0 : 1 + mostByTrying({ games: taken, parties: others });
  });
  return Math.max(without, ...withOne);
}

describe('the most people who could have a game', () => {
  it('should be as many as by trying everything', () => {
    for (let world = 0; world < 60; world++) {
      const games = [1, 2, 3].map((id) => game(id, 1 + ((world >> id) % 2)));
      const parties = Array.from({ length: 6 }, (_, id) => {
        const wishes = [1, 2, 3].filter((wish) => (world * 7 + id * wish * 5 + wish) % 3 !== 0);
        return { id, wishes };
      });
      expect([world, mostPossible({ games, parties }).withOne]).toEqual([
        world,
        mostByTrying({ games, parties }),
      ]);
    }
  });
});

describe('first come', () => {
  it('should give whoever comes all that they have time for', () => {
    const games = [game(1, 1), game(2, 1), game(3, 1), game(4, 1, 100), game(5, 1)];
    const parties = [
      { id: 1, wishes: [1, 4, 2, 3] },
      { id: 2, wishes: [1, 2, 3, 4] },
      { id: 3, wishes: [1, 2, 3, 5] },
      { id: 4, wishes: [1] },
    ];
    expect(firstCome({ games, parties })).toEqual({ withOne: 3, withOneOfFirstThree: 1 });
  });
});
