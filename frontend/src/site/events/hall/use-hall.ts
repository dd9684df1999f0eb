import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { browserStore } from '#core/api/browser/browser-store.ts';
import { useCachedSince } from '#core/api/cached-responses.ts';
import { fresh } from '#core/api/freshness.ts';
import { useGetHallQuery } from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import { isOutdated } from '#core/code/release.ts';
import { timesOf } from './hall-clock.ts';

/** How often the server is asked. */
export const ASKED = fresh('getHall');
const TICK = 1_000;
/** ms between two looks for a new release. While two releases run side by side, the page loads again once in so long at most. */
const RELEASE_CHECK = 5 * 60_000;
/** Where the browser keeps how much the server's clock was ahead, for a start without a network. */
const AHEAD = 'tablefall.hall-clock';

/** What the server last said of the hall, and when by whose clock. It goes on asking whatever the answers are. */
export function useHall() {
  const [search] = useSearchParams();
  // In an address the + of a time zone is a space.
  const at = search.get('at')?.replace(' ', '+') || undefined;
  const [openedAt] = useState(Date.now);
  const [lastAhead] = useState(() => Number(browserStore.read(AHEAD)) || 0);
  const { data: hall, error, fulfilledTimeStamp: receivedAt } = useGetHallQuery(at, ASKED);
  const keptSince = useCachedSince(at ? `/api/hall?${new URLSearchParams({ at })}` : '/api/hall');
  const times =
    hall &&
    receivedAt &&
    timesOf({
      tellsOf: Date.parse(hall.now),
      receivedAt,
      keptSince,
      lastAhead,
      rehearsalSince: at ? openedAt : undefined,
    });

  const compared = !at && keptSince === undefined && times ? times.ahead : undefined;
  useEffect(() => {
    if (compared !== undefined) browserStore.write(AHEAD, String(compared));
  }, [compared]);
  return {
    state: hall && times ? { hall, times } : undefined,
    problem: error && problemOf(error),
    isServerHeard: hall !== undefined && !error && keptSince === undefined,
    isRehearsal: at !== undefined,
  };
}

/** The clock of the device and how long the page has been open, in ms, each second anew. */
export function useTick(): { now: number; elapsed: number } {
  const [tick, setTick] = useState(readTick);
  useEffect(() => {
    const timer = setInterval(() => setTick(readTick()), TICK);
    return () => clearInterval(timer);
  }, []);
  return tick;
}

const readTick = () => ({ now: Date.now(), elapsed: performance.now() });

/** Nobody loads a page on a wall again. @param isServerHeard without that a page that is there is better than one that may not come */
export function useReloadAfterRelease(isServerHeard: boolean): void {
  const check = useEffectEvent(async () => {
    if (isServerHeard && (await isOutdated())) window.location.reload();
  });
  useEffect(() => {
    const timer = setInterval(() => void check(), RELEASE_CHECK);
    return () => clearInterval(timer);
  }, []);
}

const portrait = '(orientation: portrait)';

export function useIsPortrait(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(portrait);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(portrait).matches,
    () => false,
  );
}
