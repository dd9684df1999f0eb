/** What the keyboard reaches before any script runs: fields and buttons do nothing yet. */
const REACHABLE = 'a[href], summary';
/** ms; a page that has not grown as long as it was by then shows something else. */
const GROWING = 3_000;

/**
 * Follows where somebody is in the first view while the app takes its place.
 *
 * @returns brings them there again once the app stands
 */
export function followPlace(root: HTMLElement): () => void {
  const reachable = () => Array.from(root.querySelectorAll<HTMLElement>(REACHABLE));
  const nameOf = (element: HTMLElement) => element.getAttribute('href') ?? element.textContent;
  let top = window.scrollY;
  let focused: string | null = null;
  const stop = new AbortController();
  const followScroll = () => {
    // A page that gets shorter moves whoever stood below its end; that is no wish of theirs.
    const isMoved = window.scrollY < top && window.scrollY >= furthest() - 1;
    if (!isMoved) top = window.scrollY;
  };
  // That the focus is lost tells nothing: taking the first view away takes it as well.
  const followFocus = () => {
    const active = reachable().find((element) => element === document.activeElement);
    focused = active ? nameOf(active) : null;
  };
  followFocus();
  document.addEventListener('scroll', followScroll, { signal: stop.signal });
  document.addEventListener('focusin', followFocus, { signal: stop.signal });
  return () => {
    stop.abort();
    const same = focused === null ? undefined : reachable().find((element) => nameOf(element) === focused);
    same?.focus({ preventScroll: true });
    if (top > 0) scrollAsItGrows(top);
  };
}

/** Scrolls to where the page may not reach yet: pictures and lists make it longer. Whoever moves meanwhile is left alone. */
function scrollAsItGrows(top: number): void {
  window.scrollTo(0, top);
  if (furthest() >= top) return;
  const stop = new AbortController();
  const end = () => {
    growth.disconnect();
    stop.abort();
    clearTimeout(timer);
  };
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (furthest() >= top) end();
  });
  const timer = setTimeout(end, GROWING);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, end, { signal: stop.signal, passive: true });
  growth.observe(document.body);
}

/** How far down the page can be scrolled, in pixels. */
function furthest(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}
