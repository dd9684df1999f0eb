import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useListExpectedQuery } from '#api/generated.ts';
import { problemOf } from '#api/problem.ts';
import { DoorDesk } from './door-desk.ts';
import { forgetScan, keepList, keepScan, keptList, keptScans } from './door-memory.ts';
import { findPerson } from './scans.ts';
import { sendScan } from './send-scan.ts';

/** ms; others check people in at the same time. */
const REFRESH_INTERVAL = 60_000;
/** ms; while something waits, or the network is away. */
const TRY_AGAIN = 5_000;

/**
 * The list of the edition or of a gameday and what was scanned of it, with a network or without. Its component is keyed by
 * the scope.
 */
export function useDoorDesk(scope: string, isGameday: boolean) {
  const dispatch = useDispatch();
  // Phones go wrong; `ahead` says by how much the server's clock is before this one.
  const [clock] = useState({ ahead: 0 });
  const [desk] = useState(
    () =>
      new DoorDesk({
        send: sendScan(dispatch, isGameday),
        keep: keepScan,
        forget: forgetScan,
        now: () => Date.now() + clock.ahead,
      }),
  );
  const view = useSyncExternalStore(desk.subscribe, desk.snapshot, desk.snapshot);
  const { data, error, fulfilledTimeStamp, refetch } = useListExpectedQuery(scope, {
    pollingInterval: REFRESH_INTERVAL,
    skipPollingIfUnfocused: true,
  });

  useEffect(() => {
    keptScans().then(
      (scans) => desk.restore(scans.filter((scan) => scan.scope === scope)),
      () => undefined,
    );
  }, [desk, scope]);

  useEffect(() => {
    if (!data || fulfilledTimeStamp === undefined) return;
    clock.ahead = Date.parse(data.takenAt) - fulfilledTimeStamp;
    desk.setList(data, true);
    keepList(data).catch(() => undefined);
  }, [data, fulfilledTimeStamp, desk, clock]);

  const isAway = error !== undefined && problemOf(error).status === 0;
  useEffect(() => {
    if (!isAway) return;
    desk.lose();
    if (desk.snapshot().list) return;
    keptList(scope).then(
      (list) => list && desk.setList(list, false),
      () => undefined,
    );
  }, [isAway, desk, scope]);

  // It was made with a list that is old.
  const refused = view.news.find(({ kind }) => kind === 'refused');
  useEffect(() => {
    if (refused) void refetch();
  }, [refused, refetch]);

  const isLost = view.awaySince !== null;
  const isWaiting = view.waiting.length > 0;
  useEffect(() => {
    if (!isWaiting && !isLost) return;
    const again = () => {
      void desk.flush();
      if (isLost) void refetch();
    };
    const timer = setInterval(again, TRY_AGAIN);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting, isLost, desk, refetch]);

  return useMemo(
    () => ({
      ...view,
      clearNews: desk.clearNews,
      /** @returns when it was, in ms by the server's clock */
      mark: (kind: 'here' | 'paid', id: string, holds = true) => {
        // For money it is an id of a party, which no person has.
        const found = view.list && findPerson(view.list, (person) => person.id === id);
        const nameId = found?.person.nameId ?? undefined;
        const at = Date.now() + clock.ahead;
        desk.mark({ scope, kind, id, nameId, holds, at });
        return at;
      },
    }),
    [view, desk, scope, clock],
  );
}

export type Desk = ReturnType<typeof useDoorDesk>;
