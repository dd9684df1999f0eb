import { type RefObject, useEffect, useEffectEvent } from 'react';
import { openModals } from '../feedback/modals.ts';

const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Keeps focus, scrolling and Escape in an element that covers the page while it is open, and gives the focus back afterwards. While
 * a dialog is open above it, all of this is that dialog's.
 *
 * @param element has `aria-modal` and can be focused
 */
export function useModalLayer(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onEscape: () => void,
): void {
  const tellEscape = useEffectEvent(onEscape);
  useEffect(() => {
    const layer = element.current;
    if (!isOpen || !layer) return;
    const isTopmost = () => openModals().every((modal) => modal === layer);
    const cameFrom = document.activeElement;
    if (isTopmost()) layer.focus({ preventScroll: true });
    const unlock = lockScrolling();
    let isBackwards = false;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey } = event;
      if (key === 'Tab') isBackwards = shiftKey;
      if (key === 'Escape' && !event.isComposing && !event.defaultPrevented && isTopmost()) tellEscape();
    };
    const keepFocus = ({ target }: FocusEvent) => {
      if (layer.contains(target as Node) || !isTopmost()) return;
      const stops = [...layer.querySelectorAll<HTMLElement>(TABBABLE)].filter(
        (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
      );
      const next = isBackwards ? stops.at(-1) : stops[0];
      (next ?? layer).focus({ preventScroll: true });
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('focusin', keepFocus);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('focusin', keepFocus);
      unlock();
      const { activeElement } = document;
      const isFree = activeElement === document.body || layer.contains(activeElement);
      if (isFree && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    };
  }, [element, isOpen]);
}

/** The page keeps its width, although its scrollbar goes. */
export function lockScrolling(): () => void {
  const { style } = document.body;
  const { overflowY, width } = style;
  style.width = `calc(100% - ${window.innerWidth - document.documentElement.clientWidth}px)`;
  style.overflowY = 'hidden';
  return () => {
    style.overflowY = overflowY;
    style.width = width;
  };
}
