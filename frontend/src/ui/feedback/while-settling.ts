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
