import { useSyncExternalStore } from 'react';

/**
 * Breakpoints: the window's widths at which layouts change, by Ant Design's names; in px of a browser that is set to letters of 16 px.
 * Where letters are larger there is as much less room, so they are asked in `em`, as style sheets say them.
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

function reachedWidth(): number {
  return widths().find(({ query }) => query.matches)?.width ?? 0;
}

/** px */
const LETTERS = 16;

let asked: { width: number; query: MediaQueryList }[] | undefined;

/** Each breakpoint with the question whether it is reached. The browser tells of it also when letters are set to another size. */
function widths() {
  asked ??= FROM_WIDEST.map((width) => ({
    width,
    query: window.matchMedia(`(min-width: ${width / LETTERS}em)`),
  }));
  return asked;
}

function subscribe(onChange: () => void): () => void {
  for (const { query } of widths()) query.addEventListener('change', onChange);
  return () => {
    for (const { query } of widths()) query.removeEventListener('change', onChange);
  };
}
