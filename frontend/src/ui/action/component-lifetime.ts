import { useCallback, useLayoutEffect, useRef } from 'react';

/** Tells whether the component is still there: the same function for good, for what happens after an `await`. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}

/**
 * One function for the life of a component that always does what the latest render's would. For callbacks handed to a
 * memoised list, which would otherwise render anew whenever the address changes.
 */
export function useStableCallback<Args extends unknown[], Result = void>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
