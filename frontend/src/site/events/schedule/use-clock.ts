import { useCallback } from 'react';
import type { Event } from '#core/api/generated.ts';
import { type RefreshIn, useAtTime } from '#core/clock.ts';
import { countdownText, isSoon, type Phase, phaseAt, refreshIn } from './countdown.ts';

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
