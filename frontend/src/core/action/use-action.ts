import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import { isFreshSignInRefusal } from '../api/session.ts';
import { useIsMounted } from './component-lifetime.ts';
import { type Press, useIsRepeat } from './double-press.ts';
import { currentToast, endOffer, showToast } from './toast.ts';

/** What an action is about. */
interface Subject {
  /** While an action with this id is running, another one is ignored. */
  id: string;
  /** Named above a failure in its toast: the component may be gone by then. */
  name?: string;
}

/** The result of an RTK Query mutation. */
interface Outcome<Data> {
  data?: Data;
  error?: unknown;
}

interface ActionOptions<Argument, Data> {
  /** Calls the API. Returns `undefined` when nothing was sent; `isThere` says whether to go on after an `await`. */
  send: (argument: Argument, isThere: () => boolean) => Promise<Outcome<Data> | undefined>;
  /** Without it, only one action runs at a time. */
  subject?: (argument: Argument) => Subject;
  /** The text shown when it fails. */
  failure: string | ((argument: Argument) => string);
  /**
   * What the component shows, for example whether a dialog is open. When it changes before the answer comes, the component
   * counts as unmounted.
   */
  place?: unknown;
  /** Runs on success even when the component is gone: for toasts and drafts, never for the page or its address. */
  succeeded?: (data: Data, argument: Argument) => void;
  /** Runs on success while the component is still there: closes a dialog, clears a form, navigates. */
  proceed?: (data: Data, argument: Argument) => void;
  /** Shows a failure in the component. Without it, or once the component is gone, `useShowFailure` shows it. */
  refused?: (error: unknown, argument: Argument) => void;
}

/**
 * Runs a mutation that may outlive the component. Callbacks reach the component only while it is mounted and shows the same
 * `place`; otherwise a failure is shown in a toast. Repeats about the same subject are ignored while one is running, and so
 * is the second click of a double click.
 */
export function useAction<Data, Argument = void>(options: ActionOptions<Argument, Data>) {
  const { send, subject, failure, place } = options;
  const isMounted = useIsMounted();
  const isRepeat = useIsRepeat();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState<readonly string[]>([]);
  /** By the id of what it is about, with what waits for its end. */
  const underWay = useRef(new Map<string, Argument[]>());
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const run = async (argument: Argument): Promise<'needs-sign-in' | undefined> => {
    const { id, name } = subject?.(argument) ?? { id: '' };
    if (underWay.current.has(id)) return;
    const isThere = () => isMounted() && Object.is(latest.current.place, place);
    const waiting: Argument[] = [];
    const offered = currentToast();
    underWay.current.set(id, waiting);
    setBusy([...underWay.current.keys()]);
    try {
      const outcome = await send(argument, isThere);
      // The bar that asks for a sign-in says it, and goes once it was made.
      if (isFreshSignInRefusal(outcome?.error)) return 'needs-sign-in';
      if (!outcome) return;
      const { proceed, refused } = latest.current;
      if (outcome.error === undefined) {
        endOffer(offered);
        options.succeeded?.(outcome.data as Data, argument);
        if (isThere()) proceed?.(outcome.data as Data, argument);
      } else if (refused && isThere()) {
        refused(outcome.error, argument);
      } else {
        const text = failureText(typeof failure === 'string' ? failure : failure(argument), outcome.error);
        showFailure(text, name);
      }
    } finally {
      underWay.current.delete(id);
      setBusy([...underWay.current.keys()]);
      for (const each of waiting) runNext(each);
    }
  };
  const runNext = (argument: Argument): void => {
    const waiting = underWay.current.get(subject?.(argument).id ?? '');
    if (waiting) waiting.push(argument);
    else void run(argument);
  };
  return {
    run,
    /** For what is offered once, as Undo in a toast: it waits for another one about the same subject rather than be ignored. */
    runNext,
    /** For `onClick`. */
    press: (argument: Argument) => (event: Press) => {
      if (!isRepeat(event, subject?.(argument).id)) void run(argument);
    },
    isBusy: busy.length > 0,
    isBusyWith: (id: string) => busy.includes(id),
  };
}

/** `null` removes the failure that is shown. `about` names what it is about. */
export type ShowFailure = (text: string | null, about?: string) => void;

/** Without a banner on the page, failures are shown in a toast only. */
export const FailureContext = createContext<ShowFailure>(toastFailure);

/** Shows that an action failed: in a toast, and in the page's banner if it has one. */
export function useShowFailure(): ShowFailure {
  return useContext(FailureContext);
}

export function toastFailure(text: string | null, about?: string): void {
  if (text) showToast({ title: 'Error', about, description: text, variant: 'destructive' });
}
