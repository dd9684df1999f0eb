import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTabAboveDialogs } from './above-dialogs.ts';
import { useTopModal } from './modals.ts';

/**
 * What is said above everything, and reached from dialogs, too: what stands outside of a native one is out of reach while that is
 * open. It moves as it is, with what was typed into it.
 */
export function BarAboveAll({ children }: { children: ReactNode }) {
  const [bar] = useState(newBar);
  const home = useRef<HTMLDivElement>(null);
  const modal = useTopModal();
  useTabAboveDialogs(useRef(bar));
  useLayoutEffect(() => {
    if (bar) (modal ?? home.current)?.append(bar);
  }, [bar, modal]);
  return <div ref={home}>{bar && createPortal(children, bar)}</div>;
}

/** None on the server, which has nothing to say there. */
function newBar(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const bar = document.createElement('div');
  bar.setAttribute('role', 'status');
  return bar;
}
