import { useEffect, useState } from 'react';
import { forgetDoorList, noteOpenedDoor } from '#api/door-memory.ts';
import { useGetDoorQuery } from '#api/generated.ts';
import { problemOf } from '#api/problem.ts';
import { type KeptDoor, keepDoor, keepKey, keptDoor } from './scan/door-memory.ts';

/** ms; several people work at the door. */
const REFRESH_INTERVAL = 30_000;

/** The door as the server says, or as it said last while the network is away. Once it is shut this browser forgets it. */
export function useDoor({ skip }: { skip: boolean }) {
  const { data, error, refetch } = useGetDoorQuery(undefined, {
    skip,
    pollingInterval: REFRESH_INTERVAL,
    skipPollingIfUnfocused: true,
  });
  const [kept, setKept] = useState<KeptDoor>();
  const status = error && problemOf(error).status;
  const isShut = status === 401 || status === 403;
  const key = data?.listKey;
  const endsAt = data?.endsAt;
  useEffect(() => {
    if (!key || !endsAt) return;
    noteOpenedDoor(endsAt);
    keepKey(key).catch(() => undefined);
  }, [key, endsAt]);
  useEffect(() => {
    if (data) keepDoor(data).catch(() => undefined);
  }, [data]);
  useEffect(() => {
    if (isShut) forgetDoorList();
  }, [isShut]);
  const isUnknown = status === 0 && !data;
  useEffect(() => {
    if (!isUnknown) return;
    keptDoor().then(
      (door) => setKept(door ?? undefined),
      () => undefined,
    );
  }, [isUnknown]);
  return { door: isShut ? undefined : (data ?? (isUnknown ? kept : undefined)), isShut, error, refetch };
}
