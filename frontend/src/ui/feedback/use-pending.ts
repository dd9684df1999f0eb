import { useEffect, useRef, useState } from 'react';

/**
 * Whether to show a pending view: only after `delay` ms of waiting, and once shown for at least `minimum` ms, so that
 * quick answers never flicker.
 */
export function usePending(waiting: boolean, delay: number, minimum = 0): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (waiting === shown) return;
    const wait = waiting ? delay : Math.max(0, shownAt.current + minimum - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(waiting);
    }, wait);
    return () => clearTimeout(timer);
  }, [waiting, shown, delay, minimum]);
  return shown;
}

/** The specification's delay before the skeleton of loading data shows, in ms. */
export const SKELETON_DELAY = 300;
