import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that says whether the component is still mounted, for code after an `await`. */
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
 * A callback with a stable identity that always calls the one of the latest render. For memoised lists, which would
 * otherwise render again whenever the address changes.
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
