import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Waits for a place of a `pLimit`, in the order of the calls. For work that begins in one function and ends in
 * another.
 *
 * @returns what gives the place back
 */
export function acquire(limit: LimitFunction): Promise<() => void> {
  return new Promise((resolve) => {
    void limit(() => new Promise<void>((release) => resolve(release)));
  });
}

/** A number of places for each key. Keys that nobody uses are forgotten. */
export class KeyedSemaphore {
  private readonly keys = new Map<string, { limit: LimitFunction; users: number }>();

  constructor(private readonly places: number) {}

  /**
   * Waits for a place of the key.
   *
   * @returns what gives it back
   */
  async acquire(key: string): Promise<() => void> {
    const entry = this.keys.get(key) ?? { limit: pLimit(this.places), users: 0 };
    this.keys.set(key, entry);
    entry.users += 1;
    const release = await acquire(entry.limit);
    return () => {
      release();
      entry.users -= 1;
      if (entry.users === 0) this.keys.delete(key);
    };
  }

  /**
   * Does the work in a place of the key; or without a place, when it has waited for this many milliseconds. For work
   * that would only wait for the same row anyway.
   */
  async run<T>(key: string, patience: number, work: () => Promise<T>): Promise<T> {
    const place = this.acquire(key);
    try {
      await within(patience, place);
      return await work();
    } finally {
      void place.then((release) => release());
    }
  }

  /** Whether somebody waits for a place of the key. */
  isAwaited(key: string): boolean {
    return (this.keys.get(key)?.limit.pendingCount ?? 0) > 0;
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
