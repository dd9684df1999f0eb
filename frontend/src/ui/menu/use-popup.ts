import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * A popup below a button. It closes on Escape, on its button, and when the pointer or the focus goes elsewhere.
 *
 * @returns `root`: the props of the element around the button and the popup
 */
export function usePopup() {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = ({ target }: Event) => {
      if (!ref.current?.contains(target as Node)) setOpen(false);
    };
    const signs = ['pointerdown', 'focusin'];
    for (const each of signs) document.addEventListener(each, closeElsewhere);
    return () => {
      for (const each of signs) document.removeEventListener(each, closeElsewhere);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    ref.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return { isOpen, toggle: () => setOpen(!isOpen), close, root: { ref, onKeyDown } };
}
