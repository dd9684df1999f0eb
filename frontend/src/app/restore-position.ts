import { whileSettling } from '#ui/feedback/scroll-into-view.ts';

/** What the keyboard reaches before any script runs: fields and buttons do nothing yet. */
const REACHABLE = 'a[href], summary';
/** ms; a page that has not grown as long as it was by then shows something else. */
const GROWING = 3_000;

/**
 * Follows where somebody is in the first view while the app takes its place.
 *
 * @returns brings them there again once the app stands
 */
export function trackPosition(root: HTMLElement): () => void {
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
    // The page may not reach as far yet: its pictures and lists make it longer.
    if (top > 0) whileSettling(() => window.scrollTo(0, top), GROWING);
  };
}

/** How far down the page can be scrolled, in pixels. */
function furthest(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}
