import { type RefObject, useEffect } from 'react';
import { openModals } from './modals.ts';

type Above = RefObject<HTMLElement | null>;
const CONTROLS = 'a[href], button, input';
const DIALOG = '[aria-modal="true"]';

/**
 * Lets the focus stay in an element that is shown above dialogs. Ant Design's dialogs and drawers fetch it back from wherever it
 * goes, by a listener on the window: of this element it hears nothing.
 */
export function useFocusAboveDialogs(element: Above): void {
  useEffect(() => {
    const keep = (event: FocusEvent) => {
      if (element.current?.contains(event.target as Node)) event.stopPropagation();
    };
    // Not the capture phase, so that React and whoever else listens on the page hear of it.
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [element]);
}

/**
 * As `useFocusAboveDialogs`, and Tab leads there: whoever goes beyond the last or the first field of a dialog would come into the
 * page below it, from where the dialog fetches the focus back. They come to this element first.
 */
export function useTabAboveDialogs(element: Above): void {
  useFocusAboveDialogs(element);
  useEffect(() => {
    // Focus that a script moves, as a dialog does that closes, is left alone.
    let isByTab = false;
    let isBackwards = false;
    const note = ({ key, shiftKey }: KeyboardEvent) => {
      isByTab = key === 'Tab';
      isBackwards = shiftKey;
    };
    const noteOther = () => {
      isByTab = false;
    };
    // Tab may lead out of the page, to the browser's own buttons, and from there to its beginning.
    const noteLeft = () => {
      isByTab = true;
    };
    const lead = (event: FocusEvent) => {
      const { target, relatedTarget } = event;
      const page = element.current?.closest('#root, body');
      if (!isByTab || !page?.contains(target as Node) || element.current?.contains(target as Node)) return;
      if (!(relatedTarget instanceof Element ? relatedTarget.closest(DIALOG) : openModals().length > 0))
        return;
      const controls = [...(element.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
      const next = isBackwards ? controls.at(-1) : controls[0];
      if (!next) return;
      event.stopImmediatePropagation();
      next.focus();
    };
    window.addEventListener('keydown', note, true);
    window.addEventListener('pointerdown', noteOther, true);
    window.addEventListener('blur', noteLeft);
    window.addEventListener('focusin', lead, true);
    return () => {
      window.removeEventListener('keydown', note, true);
      window.removeEventListener('pointerdown', noteOther, true);
      window.removeEventListener('blur', noteLeft);
      window.removeEventListener('focusin', lead, true);
    };
  }, [element]);
}
