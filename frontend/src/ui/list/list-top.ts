import { type RefObject, useRef } from 'react';

/**
 * Where a list begins. Who turns its page reads on from there: what does not stand in the window any more is scrolled to, and the focus
 * goes along, as it would stay on a pager below the window.
 */
export function useListTop<Place extends HTMLElement>(): {
  top: RefObject<Place | null>;
  goToTop: () => void;
} {
  const top = useRef<Place>(null);
  const goToTop = () => {
    if ((top.current?.getBoundingClientRect().top ?? 0) >= 0) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };
  return { top, goToTop };
}
