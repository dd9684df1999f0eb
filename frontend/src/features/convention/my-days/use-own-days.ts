import { useEffect, useState } from 'react';
import { type OwnDays, useGetOwnDaysQuery } from '#api/generated.ts';
import { keepOwnDays, keptOwnDays } from '#api/own-days-memory.ts';

interface OwnDaysView {
  /** Those that the browser kept, until newer ones are there; undefined while there are none. */
  days: OwnDays | undefined;
  /** The server does not answer now. */
  isAway: boolean;
  isLoading: boolean;
  refetch: () => void;
}

/** The days of whoever is signed in, kept in this browser each time they are loaded. Its component is keyed by the address. */
export function useOwnDays(email: string): OwnDaysView {
  const [kept] = useState(() => keptOwnDays(email));
  const { data, isError, isLoading, refetch } = useGetOwnDaysQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const loaded = data?.email === email ? data : undefined;
  useEffect(() => {
    if (loaded) keepOwnDays(loaded);
  }, [loaded]);
  return { days: loaded ?? kept ?? undefined, isAway: isError, isLoading, refetch: () => void refetch() };
}
