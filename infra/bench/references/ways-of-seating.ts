/** Of what is published of a draw, what other ways of giving seats need. In the bench a party is one person. */
export interface Wishing {
  games: { id: number; seats: number; starts: number; ends: number }[];
  parties: { id: number; wishes: number[] }[];
}

/** How many people have a game at all, and one of their first three wishes. */
export interface Served {
  withOne: number;
  withOneOfFirstThree: number;
}

const FIRST = 3;

/** Whoever comes takes all games of theirs for which there is a seat and they have time; then the next one comes. */
export function firstCome({ games, parties }: Wishing): Served {
  const gameOf = new Map(games.map((game) => [game.id, { ...game }]));
  const served = { withOne: 0, withOneOfFirstThree: 0 };
  for (const { wishes } of parties) {
    const taken: { id: number; starts: number; ends: number }[] = [];
    for (const wish of wishes) {
      const game = gameOf.get(wish);
      if (!game || game.seats === 0) continue;
      if (taken.some(({ starts, ends }) => starts < game.ends && game.starts < ends)) continue;
      game.seats -= 1;
      taken.push(game);
    }
    if (taken.length > 0) served.withOne += 1;
    if (taken.some(({ id }) => wishes.slice(0, FIRST).includes(id))) served.withOneOfFirstThree += 1;
  }
  return served;
}

/**
 * The most that any way could come to, each figure by itself: a largest matching of people with seats. It is exact: of the bench's 5,000
 * people, 3,200 and 3,199, HiGHS 1.15.3 (the npm package `highs`) finds as many as the optimum of the assignment, in 7 s and 1 s.
 */
export function mostPossible(wishing: Wishing): Served {
  const withFirst = wishing.parties.map(({ id, wishes }) => ({ id, wishes: wishes.slice(0, FIRST) }));
  return {
    withOne: largestMatching(wishing),
    withOneOfFirstThree: largestMatching({ ...wishing, parties: withFirst }),
  };
}

/** By chains: somebody gets a seat if those who hold one can be moved along to another of their wishes. */
function largestMatching({ games, parties }: Wishing): number {
  const seats = new Map(games.map(({ id, seats }) => [id, { free: seats, holders: new Set<number>() }]));
  const wishesOf = new Map(parties.map(({ id, wishes }) => [id, wishes]));
  // No chain leads from here to a free seat, nor will any.
  const hopeless = new Set<number>();
  const seated = parties.filter(({ id }) => {
    const cameFrom = new Map<number, { holder: number; left: number | undefined }>();
    const queue: { holder: number; left: number | undefined }[] = [{ holder: id, left: undefined }];
    for (const step of queue) {
      for (const wish of wishesOf.get(step.holder) ?? []) {
        const game = seats.get(wish);
        if (!game || cameFrom.has(wish) || hopeless.has(wish)) continue;
        cameFrom.set(wish, step);
        if (game.free > 0) {
          game.free -= 1;
          moveAlong(wish, cameFrom, seats);
          return true;
        }
        for (const holder of game.holders) queue.push({ holder, left: wish });
      }
    }
    for (const wish of cameFrom.keys()) hopeless.add(wish);
    return false;
  });
  return seated.length;
}

function moveAlong(
  to: number,
  cameFrom: Map<number, { holder: number; left: number | undefined }>,
  seats: Map<number, { holders: Set<number> }>,
): void {
  for (let game: number | undefined = to; game !== undefined; ) {
    const step = cameFrom.get(game);
    if (!step) return;
    seats.get(game)?.holders.add(step.holder);
    if (step.left !== undefined) seats.get(step.left)?.holders.delete(step.holder);
    game = step.left;
  }
}
