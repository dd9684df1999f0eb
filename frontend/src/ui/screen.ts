import { useSyncExternalStore } from 'react';

/** Breakpoints: the window's widths in px at which layouts change, by Ant Design's names. */
export const SCREENS = { sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

/** The server draws a page's first view, which the app replaces: nobody sees a window of it. */
export const onServer = typeof window === 'undefined';

const FROM_WIDEST = Object.values(SCREENS).toReversed();

/** The window's width as a breakpoint. Components render again only when the breakpoint changes. */
export function useScreen() {
  const width = useSyncExternalStore(subscribe, reachedWidth, () => 0);
  return {
    /** The largest breakpoint that the window has reached, in px; 0 below the first. */
    width,
    isPhone: width < SCREENS.sm,
    /** There is room for tables and for things side by side. */
    isWide: width >= SCREENS.md,
  };
}

function reachedWidth(): number {
  return FROM_WIDEST.find((width) => window.innerWidth >= width) ?? 0;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
