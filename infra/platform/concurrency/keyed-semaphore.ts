import { Turns } from './semaphore.ts';

/**
 * Turns for each key by itself. They only spare work that would wait for the same row anyway, so nobody waits for one
 * longer than for a while.
 */
export class TurnsByKey {
  private readonly keys = new Map<string, { turns: Turns; users: number }>();

  /** @param patience milliseconds after which somebody goes on without a turn */
  constructor(
    private readonly atOnce: number,
    private readonly patience: number,
  ) {}

  /** Does the work when it is its turn among all of that key. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const place = this.keys.get(key) ?? { turns: new Turns(this.atOnce), users: 0 };
    this.keys.set(key, place);
    place.users += 1;
    const turn = place.turns.take();
    try {
      await within(this.patience, turn);
      return await work();
    } finally {
      void turn.then((end) => end());
      place.users -= 1;
      if (place.users === 0) this.keys.delete(key);
    }
  }
}

/** Resolves with the promise, or after so many milliseconds. */
async function within(patience: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
