import { useSyncExternalStore } from 'react';
import { useEdition } from '#core/api/edition.ts';

/** What comes from servers of others. */
export type Outside = 'board-game-pictures' | 'newsletter';

const PREFIX = 'tablefall-outside:';

const listeners = new Set<() => void>();
/** What was allowed in this tab, also where the browser stores nothing. */
const allowedHere = new Set<Outside>();

/**
 * Whether the browser may ask servers of others for something: always where the edition says so, otherwise once the visitor has
 * clicked, which this browser remembers.
 */
export function useOutside(what: Outside): { isAllowed: boolean; allow: () => void } {
  const { outsideContent } = useEdition();
  const wasAllowed = useSyncExternalStore(
    subscribe,
    () => isStored(what),
    () => false,
  );
  return { isAllowed: outsideContent === 'always' || wasAllowed, allow: () => allow(what) };
}

function allow(what: Outside): void {
  allowedHere.add(what);
  try {
    localStorage.setItem(PREFIX + what, 'yes');
  } catch {
    // Then it holds until the page is loaded again.
  }
  for (const listener of listeners) listener();
}

function isStored(what: Outside): boolean {
  if (allowedHere.has(what)) return true;
  try {
    return localStorage.getItem(PREFIX + what) === 'yes';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
