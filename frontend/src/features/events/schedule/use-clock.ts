import { useCallback, useSyncExternalStore } from 'react';
import type { Event } from '#api/generated.ts';
import { countdownText, isSoon, type Phase, phaseAt, REFRESH, refreshIn } from './countdown.ts';

/** A value that depends on the time; the component renders again only when the value changes. */
export function useAtTime<Value extends string | number | boolean>(
  valueAt: (now: number) => Value,
  refresh?: RefreshIn,
): Value {
  const subscribe = useCallback((listener: () => void) => watchClock(listener, refresh), [refresh]);
  const valueNow = () => valueAt(Date.now());
  return useSyncExternalStore(subscribe, valueNow, valueNow);
}

export function usePhase(event: Event): Phase {
  return useAtTime((now) => phaseAt(event, now), useRefresh(event));
}

/** The countdown of an event, and whether it starts within the hour. */
export function useCountdown(event: Event): { text: string; soon: boolean } {
  const refresh = useRefresh(event);
  const text = useAtTime((now) => countdownText(event, now), refresh);
  const soon = useAtTime((now) => isSoon(event, now), refresh);
  return { text, soon };
}

function useRefresh(event: Event): RefreshIn {
  return useCallback((now: number) => refreshIn(event, now), [event]);
}

/** ms until the next update. */
type RefreshIn = (now: number) => number;

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
