import { useSyncExternalStore } from 'react';

/**
 * Breakpoints: the window's widths at which layouts change, by Ant Design's names; in px of a browser that is set to letters of 16 px.
 * Where letters are larger there is as much less room, so style sheets say them in `em`.
 */
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

/** px */
const LETTERS = 16;

function reachedWidth(): number {
  const room = window.innerWidth * (LETTERS / lettersNow());
  return FROM_WIDEST.find((width) => room >= width) ?? 0;
}

let letters: number | undefined;

/** How large the browser is set to make letters, in px; looked up when the window changes and not with each rendering. */
function lettersNow(): number {
  letters ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || LETTERS;
  return letters;
}

function subscribe(onChange: () => void): () => void {
  const look = () => {
    letters = undefined;
    onChange();
  };
  window.addEventListener('resize', look);
  return () => window.removeEventListener('resize', look);
}
