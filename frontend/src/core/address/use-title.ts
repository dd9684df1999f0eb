import { useEffect, useSyncExternalStore } from 'react';

/** The titles in force, the latest last. */
let titles: readonly { text: string }[] = [];
const listeners = new Set<() => void>();

function change(next: typeof titles): void {
  titles = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Names the document after what the page shows at the moment, in place of the page's own title. */
export function useTitle(text: string | undefined): void {
  useEffect(() => {
    if (!text) return;
    const title = { text };
    change([...titles, title]);
    return () => change(titles.filter((other) => other !== title));
  }, [text]);
}

/** What `useTitle` says; undefined where the page's own title holds. */
export function useTitleInForce(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => titles.at(-1)?.text,
    () => undefined,
  );
}
