import { useEffect, useState } from 'react';
import { type OwnDays, useGetOwnDaysQuery } from '#api/generated.ts';
import { keepOwnDays, keptOwnDays } from '#api/own-days-memory.ts';
import { polled } from '#api/polled.ts';

/** ms; while the server does not answer. Phones report their network's return late, or a hall's network as there that is not. */
const TRY_AGAIN = 10_000;

/** ms; games move to other tables and hours while the page is open in somebody's hand. */
const READ_AGAIN = 60_000;

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
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
    ...polled(isAway ? TRY_AGAIN : READ_AGAIN),
  });
  // While it tries again the page still says what it said.
  if (!isFetching && isAway !== isError) setIsAway(isError);
  const loaded = data?.email === email ? data : undefined;
  useEffect(() => {
    if (loaded) keepOwnDays(loaded);
  }, [loaded]);
  return { days: loaded ?? kept ?? undefined, isAway, isLoading, refetch: () => void refetch() };
}
