import { useSyncExternalStore } from 'react';

/** px (spec §9); only crossing one of these changes a layout. */
const BREAKPOINTS = [1920, 1280, 960, 600];

/** The breakpoint that the window has reached, in px; 0 below the first. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, reached, () => 0);
}

function reached(): number {
  return BREAKPOINTS.find((width) => window.innerWidth >= width) ?? 0;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
