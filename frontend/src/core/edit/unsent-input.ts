import { useEffect, useId, useSyncExternalStore } from 'react';
import type { Location } from 'react-router';

interface Input {
  /** It is being sent, so that leaving loses nothing. */
  isSent?: boolean;
  /** The text is stored for this tab, so only closing the tab would lose it. */
  isKept?: boolean;
  /** The search parameters that say what the form is about; another value leaves the form as well. */
  about?: readonly string[];
}

/** What stands in the forms of the page. The router takes one guard at a time, so there is one for all of them. */
let inputs: ReadonlyMap<string, Input> = new Map();
const listeners = new Set<() => void>();

function put(id: string, form: Input | undefined): void {
  const next = new Map(inputs);
  if (form) next.set(id, form);
  else next.delete(id);
  inputs = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has `LeaveGuard` ask before the page is left, while there is input that the server does not have. */
export function useLeaveGuard(hasInput: boolean, options: Input = {}): void {
  const { isKept = false, isSent = false, about = [] } = options;
  const id = useId();
  const names = about.join(' ');
  useEffect(() => {
    if (!hasInput) return;
    put(id, { isKept, isSent, about: names ? names.split(' ') : [] });
    return () => put(id, undefined);
  }, [id, hasInput, isKept, isSent, names]);
}

/** Whether a form of the page holds something that the server does not have. */
export function useHasInput(): boolean {
  return useSyncExternalStore(
    listen,
    () => inputs.size > 0,
    () => false,
  );
}

/** Whether leaving the page could lose something, so that it must be asked. */
export function useAsksToLeave(): boolean {
  return useSyncExternalStore(
    listen,
    () => [...inputs.values()].some(({ isSent }) => !isSent),
    () => false,
  );
}

/** Whether going from one address to another loses what a form of the page holds. */
export function isInputLost(from: Location, to: Location): boolean {
  return [...inputs.values()].some((form) => isLeft(form, from, to));
}

function isLeft({ isKept, isSent, about = [] }: Input, from: Location, to: Location): boolean {
  return (
    !isKept &&
    !isSent &&
    (from.pathname !== to.pathname || about.some((name) => partOf(from, name) !== partOf(to, name)))
  );
}

function partOf({ search }: Location, name: string): string | null {
  return new URLSearchParams(search).get(name);
}
