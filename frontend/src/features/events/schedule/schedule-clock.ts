import { REFRESH } from './countdown.ts';

/** ms until something that is shown changes with the time. */
export type RefreshIn = (now: number) => number;

/** What all countdowns of a page share: one timer, which rings when the next of them has to be told anew. */
const watchers = new Map<() => void, RefreshIn>();
let timer: ReturnType<typeof setTimeout> | undefined;
let dueAt = Number.POSITIVE_INFINITY;

/** Calls the listener whenever what it shows may have changed; several listeners ring together. */
export function watchClock(listener: () => void, refreshIn: RefreshIn = () => REFRESH): () => void {
  watchers.set(listener, refreshIn);
  ringIn(refreshIn(Date.now()));
  return () => {
    watchers.delete(listener);
    if (watchers.size === 0) stop();
  };
}

function ringIn(wait: number): void {
  const at = Date.now() + wait;
  if (at >= dueAt) return;
  clearTimeout(timer);
  dueAt = at;
  timer = setTimeout(ring, wait);
}

function ring(): void {
  stop();
  for (const listener of [...watchers.keys()]) listener();
  const now = Date.now();
  if (watchers.size > 0) ringIn(Math.min(...[...watchers.values()].map((refreshIn) => refreshIn(now))));
}

function stop(): void {
  clearTimeout(timer);
  dueAt = Number.POSITIVE_INFINITY;
}
