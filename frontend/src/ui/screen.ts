import { useSyncExternalStore } from 'react';

/** The widths of the window in px at which layouts change, by Ant Design's names for them. */
export const SCREENS = { sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

const FROM_WIDEST = Object.values(SCREENS).toReversed();

/** How wide the window is. A component renders again only when the window reaches another of the widths. */
export function useScreen() {
  const width = useSyncExternalStore(subscribe, reachedWidth, () => 0);
  return {
    /** The last of the widths that the window has reached, in px; 0 below the first. */
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
