import { useEffect, useRef, useState } from 'react';
import { forgetDoorList, hasOpenedDoor, noteOpenedDoor } from '#api/browser/door-memory.ts';
import { fresh } from '#api/freshness.ts';
import { useGetDoorQuery } from '#api/generated.ts';
import { problemOf } from '#api/problem.ts';
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
  const listKey = data?.listKey;
  const walkInKey = data?.walkInKey;
  const endsAt = data?.endsAt;
  const answeredAt = query.fulfilledTimeStamp;
  const keptKeys = useRef('');
  // Somebody who signed in by another tab has taken away what is kept here: it is kept again with the next answer.
  useEffect(() => {
    if (isShut || !answeredAt || !listKey || !walkInKey || !endsAt) return;
    const keys = [listKey, walkInKey, endsAt].join();
    if (keys === keptKeys.current && hasOpenedDoor()) return;
    keptKeys.current = keys;
    noteOpenedDoor(endsAt);
    keepListKey(listKey).catch(() => undefined);
    keepWalkInKey(walkInKey).catch(() => undefined);
  }, [isShut, answeredAt, listKey, walkInKey, endsAt]);
  useEffect(() => {
    if (data) keepDoor(data).catch(() => undefined);
  }, [data]);
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
