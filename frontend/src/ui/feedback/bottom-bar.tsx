import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { elementStack } from './element-stack.ts';

const bars = elementStack();

interface BottomBarProps {
  className: string | undefined;
  children: ReactNode;
}

/** A bar that sticks to the foot of the window while its form is in sight. Toasts stand above it. */
export function BottomBar({ className, children }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? bars.add(bar.current) : undefined), []);
  return (
    <div ref={bar} className={className}>
      {children}
    </div>
  );
}

/** px; what a toast takes of the window's corner. */
const TOAST = { width: 440, height: 144 };

/** px from the foot of the window to above the bar that a toast would lie on; 0 where there is none. */
export function useBarBelow(): number {
  const bar = bars.useTop();
  return useSyncExternalStore(
    listenToMoves,
    () => heightBelow(bar),
    () => 0,
  );
}

const WITHIN = { capture: true, passive: true };

function listenToMoves(onMove: () => void): () => void {
  window.addEventListener('scroll', onMove, WITHIN);
  window.addEventListener('resize', onMove);
  return () => {
    window.removeEventListener('scroll', onMove, WITHIN);
    window.removeEventListener('resize', onMove);
  };
}

function heightBelow(bar: HTMLElement | null): number {
  if (!bar) return 0;
  const { top, right, bottom } = bar.getBoundingClientRect();
  const isMet = right > window.innerWidth - TOAST.width && bottom > window.innerHeight - TOAST.height;
  return isMet ? Math.max(0, window.innerHeight - top) : 0;
}
