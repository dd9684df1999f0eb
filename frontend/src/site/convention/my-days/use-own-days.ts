import { useEffect, useState } from 'react';
import { keepOwnDays, keptOwnDays } from '#core/api/browser/own-days-memory.ts';
import { fresh } from '#core/api/freshness.ts';
import { type OwnDays, useGetOwnDaysQuery } from '#core/api/generated.ts';

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
  const [isAway, setIsAway] = useState(false);
  const { data, isError, isFetching, isLoading, refetch } = useGetOwnDaysQuery(undefined, {
    ...fresh('getOwnDays', { isMoving: isAway }),
  });
  // While it tries again the page still says what it said.
  if (!isFetching && isAway !== isError) setIsAway(isError);
  const loaded = data?.email === email ? data : undefined;
  useEffect(() => {
    if (loaded) keepOwnDays(loaded);
  }, [loaded]);
  return { days: loaded ?? kept ?? undefined, isAway, isLoading, refetch: () => void refetch() };
}
