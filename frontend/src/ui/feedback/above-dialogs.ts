import { type RefObject, useEffect } from 'react';

type Above = RefObject<HTMLElement | null>;

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
