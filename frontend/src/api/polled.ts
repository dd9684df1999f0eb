import { useEffect, useRef } from 'react';

/**
 * What is asked again while somebody looks at it: not in a hidden tab, and at once when the tab or the phone comes back, where it
 * may be old by hours.
 *
 * @param interval ms; 0 while it is not to be asked again
 */
export function polled(interval: number) {
  return { pollingInterval: interval, skipPollingIfUnfocused: true, refetchOnFocus: interval > 0 };
}

/**
 * Asks once more when polling ends that another answer has begun and ends: what moved since the last poll would not be
 * shown otherwise.
 */
export function useLastAnswer(isPolled: boolean, refetch: () => unknown): void {
  const wasPolled = useRef(isPolled);
  useEffect(() => {
    if (wasPolled.current && !isPolled) refetch();
    wasPolled.current = isPolled;
  }, [isPolled, refetch]);
}
