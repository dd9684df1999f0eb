import { useCallback, useSyncExternalStore } from 'react';

/** ms between two updates of what depends on the time. */
export const REFRESH = 30_000;

/**
 * A value that depends on the time; the component renders again only when the value changes.
 *
 * @param inFirstView what stands in the view that the server writes, which it may keep for long; its own time unless given
 */
export function useAtTime<Value extends string | number | boolean>(
  valueAt: (now: number) => Value,
  refresh?: RefreshIn,
  inFirstView?: Value,
): Value {
  const subscribe = useCallback((listener: () => void) => watchClock(listener, refresh), [refresh]);
  const valueNow = () => valueAt(Date.now());
  return useSyncExternalStore(subscribe, valueNow, () => inFirstView ?? valueNow());
}

/** ms until the next update. */
export type RefreshIn = (now: number) => number;

/** All countdowns of a page share one timer, set to the next update that any of them needs. */
const watchers = new Map<() => void, RefreshIn>();
let timer: ReturnType<typeof setTimeout> | undefined;
let dueAt = Number.POSITIVE_INFINITY;

/** Calls the listener at each update; all listeners are called together. */
function watchClock(listener: () => void, refreshIn: RefreshIn = () => REFRESH): () => void {
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
