import { useCallback, useSyncExternalStore } from 'react';
import type { Event } from '#api/generated.ts';
import { countdownText, isSoon, type Phase, phaseAt, REFRESH, refreshIn } from './countdown.ts';

/** A value that follows the time; its component renders again only when the value has changed. */
export function useAtTime<Value extends string | number | boolean>(
  valueAt: (now: number) => Value,
  refresh?: RefreshIn,
): Value {
  const subscribe = useCallback((listener: () => void) => watchClock(listener, refresh), [refresh]);
  const valueNow = () => valueAt(Date.now());
  return useSyncExternalStore(subscribe, valueNow, valueNow);
}

/** Where an event stands, as of now. */
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

/** ms until something that is shown changes with the time. */
type RefreshIn = (now: number) => number;

/** What all countdowns of a page share: one timer, which rings when the next of them has to be told anew. */
const watchers = new Map<() => void, RefreshIn>();
let timer: ReturnType<typeof setTimeout> | undefined;
let dueAt = Number.POSITIVE_INFINITY;

/** Calls the listener whenever what it shows may have changed; several listeners ring together. */
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
