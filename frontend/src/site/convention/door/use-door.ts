import { useEffect, useRef, useState } from 'react';
import { forgetDoorList, hasOpenedDoor, noteOpenedDoor } from '#core/api/browser/door-memory.ts';
import { fresh } from '#core/api/freshness.ts';
import { useGetDoorQuery } from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import { type KeptDoor, keepDoor, keepListKey, keptDoor } from './desk/door-memory.ts';
import { keepWalkInKey } from './desk/scan-memory.ts';
import { useIsMissing } from './desk/use-is-missing.ts';

/** The door as the server says, or as it said last while no answer comes. Once it is shut this browser forgets it. */
export function useDoor({ skip }: { skip: boolean }) {
  const query = useGetDoorQuery(undefined, {
    skip,
    ...fresh('getDoor'),
  });
  const { data, error, refetch } = query;
  const [kept, setKept] = useState<KeptDoor>();
  const status = error && problemOf(error).status;
  const isShut = status === 401 || status === 403;
  const answeredAt = query.fulfilledTimeStamp;
  const keptKeys = useRef('');
  // With each answer: somebody who signed in by another tab has taken away what is kept here.
  useEffect(() => {
    // A server of the release before gives no key for walk-ins.
    if (isShut || !answeredAt || !data?.walkInKey) return;
    const { listKey, walkInKey, endsAt } = data;
    const keys = [listKey, walkInKey, endsAt].join();
    if (keys !== keptKeys.current || !hasOpenedDoor()) {
      keptKeys.current = keys;
      noteOpenedDoor(endsAt);
      keepListKey(listKey).catch(() => undefined);
      keepWalkInKey(walkInKey).catch(() => undefined);
    }
    keepDoor(data).catch(() => undefined);
  }, [isShut, answeredAt, data]);
  useEffect(() => {
    if (isShut) forgetDoorList();
  }, [isShut]);
  const isMissing = useIsMissing(query);
  useEffect(() => {
    if (!isMissing) return;
    keptDoor().then(
      (door) => setKept(door ?? undefined),
      () => undefined,
    );
  }, [isMissing]);
  return { door: isShut ? undefined : (data ?? kept), isShut, error, refetch };
}
