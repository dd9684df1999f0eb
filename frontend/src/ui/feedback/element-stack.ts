import { useSyncExternalStore } from 'react';

/** Elements that lie above each other, and who wants to know of the topmost. */
export function elementStack() {
  let elements: readonly HTMLElement[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly HTMLElement[]) => {
    elements = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  };
  const top = () => elements.at(-1) ?? null;
  return {
    /** Puts it on top. @returns takes it away */
    add: (element: HTMLElement): (() => void) => {
      change([...elements, element]);
      return () => change(elements.filter((each) => each !== element));
    },
    /** The topmost; null for none. */
    useTop: (): HTMLElement | null => useSyncExternalStore(subscribe, top, top),
  };
}
