import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { MessageDialog } from '../feedback/message-dialog.tsx';

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

/** Asks before the person leaves a page with unsaved input: by Back, a link, a reload or closing the tab. */
export function LeaveGuard() {
  const isNeeded = useSyncExternalStore(
    listen,
    () => [...inputs.values()].some(({ isSent }) => !isSent),
    () => false,
  );
  return isNeeded && <Guard />;
}

function Guard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    [...inputs.values()].some((form) => isLeft(form, currentLocation, nextLocation)),
  );
  useBeforeUnload((event) => event.preventDefault());
  return (
    <DiscardDialog
      isOpen={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what was entered is lost. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  const isDiscarding = useRef(false);
  useEffect(() => {
    if (isOpen) isDiscarding.current = false;
  }, [isOpen]);
  if (!isOpen) return null;
  const discard = () => {
    isDiscarding.current = true;
    onDiscard();
  };
  return (
    <MessageDialog
      tone="question"
      title="Discard what you entered?"
      dismissLabel="Keep editing"
      action={{ label: 'Discard', run: discard }}
      onClose={() => !isDiscarding.current && onKeep()}
    >
      It has not been sent or saved.
    </MessageDialog>
  );
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
