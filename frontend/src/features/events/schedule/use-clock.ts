import { useCallback, useSyncExternalStore } from 'react';
import type { Event } from '#api/generated.ts';
import { countdownText, isSoon, type Phase, phaseAt, refreshIn } from './countdown.ts';
import { type RefreshIn, watchClock } from './schedule-clock.ts';

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
