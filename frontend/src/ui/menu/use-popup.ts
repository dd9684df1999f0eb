import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * What opens below a button: it closes on Escape, on the button, and once the pointer or the focus goes elsewhere.
 *
 * @returns what its `root` is given, an element that holds the button first and then what opens
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

  /** The focus goes back to the button. */
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
