import { useSyncExternalStore } from 'react';

/** Native modal dialogs that are open, the topmost last. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/**
 * Notes that a native modal dialog is open. It makes everything else on the page inert, so what is to be reached above it has to stand
 * within it.
 *
 * @returns takes the note away
 */
export function noteModal(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((each) => each !== dialog));
}

/** All that covers the page at the moment, of whichever kit. */
export function openModals(): Element[] {
  const all = [...document.querySelectorAll('[aria-modal="true"], dialog[open]')];
  return all.filter((modal) => modal.getClientRects().length > 0);
}

/** The native modal dialog above all others; null for none. */
export function useTopModal(): HTMLElement | null {
  return useSyncExternalStore(subscribe, topModal, topModal);
}

function topModal(): HTMLElement | null {
  return open.at(-1) ?? null;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}
