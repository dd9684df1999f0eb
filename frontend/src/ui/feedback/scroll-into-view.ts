/** ms in which loading pictures may still move the element. */
const SETTLING = 1_000;
/** ms until it scrolls once more, because a step that opens or a field that takes the focus may have scrolled away. */
const AGAIN = 100;

/** A `ref` callback for error messages, which on a phone may be below the fold. */
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
 * Calls `scroll` now and whenever the height of the page changes, for example when pictures load; until the person scrolls,
 * or for `patience` ms.
 *
 * @returns stops it
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
