import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { fresh } from '#core/api/freshness.ts';
import { type RegistrationEntry, useListExpectedQuery } from '#core/api/generated.ts';
import { DoorDesk } from './door-desk.ts';
import { keepBlock, keepList, keptBlock, keptList, onListKey } from './door-memory.ts';
import { oneTab } from './one-tab.ts';
import { forgetScan, keepScan, keptScans, onWalkInKey } from './scan-memory.ts';
import { isAway, joinedOf, sendScan } from './send-scan.ts';
import { useIsMissing } from './use-is-missing.ts';

/** ms until what did not go up is tried again: twice as long each time, up to the longest. */
const TRY_AGAIN = 5_000;
const LONGEST_PAUSE = 60_000;

/** What this browser knows of the door, whichever of its lists is open. */
export function useDoorDesk(): DoorDesk {
  const dispatch = useDispatch();
  const [desk] = useState(() => {
    const send = sendScan(dispatch);
    return new DoorDesk({
      send: async (scan) => (oneTab.mayWork() ? send(scan) : { state: 'away' }),
      keep: keepScan,
      forget: forgetScan,
      keepList,
      keepBlock,
      now: () => Date.now(),
    });
  });
  useEffect(() => {
    const restore = () =>
      void keptScans().then(
        ({ scans }) => desk.restore(scans),
        () => undefined,
      );
    const restoreBlock = () =>
      void keptBlock().then(
        (block) => block && desk.block.takeKept(block),
        () => undefined,
      );
    restore();
    restoreBlock();
    const ends = [onWalkInKey(restore), onListKey(restoreBlock)];
    return () => {
      for (const end of ends) end();
    };
  }, [desk]);
  return desk;
}

/** One of a desk's lists, with what was scanned of it. */
export function useDeskOf(desk: DoorDesk, scope: string) {
  const view = useSyncExternalStore(desk.subscribe, desk.snapshot, desk.snapshot);
  return useMemo(
    () => ({
      ...view,
      list: view.lists.get(scope),
      clearNews: desk.clearNews,
      takeBack: desk.takeBack,
      /** Takes over people who were registered at the door. */
      join: (entry: RegistrationEntry) => desk.learn(scope, joinedOf(entry)),
      /** @returns when it was, in ms by the server's clock */
      mark: (kind: 'here' | 'paid', id: string, holds = true) => desk.mark(scope, kind, id, holds),
    }),
    [view, desk, scope],
  );
}

export type Desk = ReturnType<typeof useDeskOf>;

/** The list of the edition or of a gameday and what was scanned of it, with a network or without. */
export function useExpected(desk: DoorDesk, scope: string): Desk {
  const view = useDeskOf(desk, scope);
  const query = useListExpectedQuery(scope, fresh('listExpected'));
  const { data, error, fulfilledTimeStamp, refetch } = query;

  const take = useEffectEvent(() => {
    const { startedTimeStamp: askedAt, fulfilledTimeStamp: answeredAt } = query;
    if (data && askedAt !== undefined && answeredAt !== undefined)
      desk.takeList(data, { askedAt, answeredAt });
  });
  useEffect(() => {
    if (fulfilledTimeStamp !== undefined) take();
  }, [fulfilledTimeStamp]);

  const isMissing = useIsMissing(query);
  useEffect(() => {
    if (!isMissing) return;
    keptList(scope).then(
      (kept) => kept && desk.takeKept(kept),
      () => undefined,
    );
  }, [isMissing, desk, scope]);

  useEffect(() => {
    if (error && isAway(error)) desk.lose();
  }, [error, desk]);

  // It was made with a list that is old.
  const refused = view.news.find(({ kind }) => kind === 'refused')?.scan;
  useEffect(() => {
    if (refused) void refetch();
  }, [refused, refetch]);

  const isLost = view.awaySince !== null;
  const { failures } = view;
  const hasToTry = isLost || view.waiting.length > 0;
  useEffect(() => {
    if (!hasToTry) return;
    // While the network is away, the list says whether it is back; then what waits goes up.
    const again = () => void (isLost ? refetch() : desk.flush());
    const timer = setInterval(again, Math.min(TRY_AGAIN * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE));
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [hasToTry, isLost, failures, desk, refetch]);

  return view;
}
