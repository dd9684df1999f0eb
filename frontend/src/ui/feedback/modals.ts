import { elementStack } from './element-stack.ts';

const nativeModals = elementStack();

/**
 * Notes that a native modal dialog is open. It makes everything else on the page inert, so what is to be reached above it has to stand
 * within it.
 *
 * @returns takes the note away
 */
export const noteModal = nativeModals.add;

/** The native modal dialog above all others; null for none. */
export const useTopModal = nativeModals.useTop;

/** All that covers the page at the moment, of whichever kit. */
export function openModals(): Element[] {
  const all = [...document.querySelectorAll('[aria-modal="true"], dialog[open]')];
  return all.filter((modal) => modal.getClientRects().length > 0);
}
