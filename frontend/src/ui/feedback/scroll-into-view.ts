/** ms in which pictures that arrive may still move it. */
const SETTLING = 1_000;
/** ms after which it is looked at again: a step that opens, or a field that takes the focus, may have scrolled elsewhere. */
const AGAIN = 100;

/** For the `ref` of what was refused: on a phone it may stand below the fold, or be moved there by what comes above it. */
export function bringIntoSight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const scroll = () => element.scrollIntoView({ block: 'nearest' });
  const end = whileSettling(scroll, SETTLING);
  const again = setTimeout(scroll, AGAIN);
  return () => {
    clearTimeout(again);
    end();
  };
}

const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls to where it should, now and whenever the page gets longer or shorter, as when pictures arrive; until its reader
 * moves, or so many milliseconds have passed.
 *
 * @returns ends it
 */
export function whileSettling(scroll: () => void, patience: number): () => void {
  const changes = new ResizeObserver(scroll);
  const end = () => {
    changes.disconnect();
    clearTimeout(timer);
    for (const event of BY_HAND) window.removeEventListener(event, end);
  };
  const timer = setTimeout(end, patience);
  for (const event of BY_HAND) window.addEventListener(event, end, { passive: true });
  scroll();
  changes.observe(document.body);
  return end;
}
