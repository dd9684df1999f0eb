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
