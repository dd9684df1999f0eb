import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBarPlace } from './bar-place.tsx';
import { bringIntoSight } from './scroll-into-view.ts';
import styles from './site-bar.module.css';

interface SiteBarProps {
  /** Nothing is shown without them. */
  children: ReactNode;
}

/**
 * What the site asks for whatever one does: in the foot of the dialog that is open, else at the top of the page, which it pushes down.
 * It moves as it is, with what was typed into it.
 */
export function SiteBar({ children }: SiteBarProps) {
  const [bar] = useState(newBar);
  const home = useRef<HTMLDivElement>(null);
  const place = useBarPlace();
  useLayoutEffect(() => {
    if (bar) (place ?? home.current)?.append(bar);
  }, [bar, place]);
  const shown = children ? (
    <div
      ref={place ? bringIntoSight : null}
      className={place ? `${styles.bar} round ${styles.inFoot}` : styles.bar}
    >
      {children}
    </div>
  ) : null;
  return (
    <div ref={home} className={styles.home}>
      {bar && createPortal(shown, bar)}
    </div>
  );
}

/** None on the server, which has nothing to say there. */
function newBar(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const bar = document.createElement('div');
  bar.setAttribute('role', 'status');
  return bar;
}
