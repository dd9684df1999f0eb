import { createContext, type MouseEvent, useContext, useLayoutEffect, useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { showToast } from '../feedback/toast.ts';
import { useIsMounted } from './component-lifetime.ts';

/** What an action is about. */
interface Subject {
  /** While something is under way about it, nothing else is begun. */
  id: string;
  /** By which a refusal names it once the place that asked is gone. */
  name?: string;
}

/** As a mutation of the API answers. */
interface Outcome<Data> {
  data?: Data;
  error?: unknown;
}

interface ActionOptions<Argument, Data> {
  /** Does it. What it gives up before anything was sent answers `undefined`; `isThere` tells whether to go on after an `await`. */
  send: (argument: Argument, isThere: () => boolean) => Promise<Outcome<Data> | undefined>;
  /** What it is about; without it, one thing at a time. */
  subject?: (argument: Argument) => Subject;
  /** What is said when it fails. */
  failure: string | ((argument: Argument) => string);
  /**
   * What the component shows, by which it is recognised: whether it is open, which tool is chosen. Once that is another, the
   * answer concerns nobody there any more, as if the component were gone.
   */
  place?: unknown;
  /** It has succeeded, wherever the person is by now: for toasts and for drafts by id, never for the page or its address. */
  succeeded?: (data: Data, argument: Argument) => void;
  /** It has succeeded and the place that asked is still there: closes, clears, goes on. */
  proceed?: (data: Data, argument: Argument) => void;
  /** Shows a refusal where it was asked for. Without it, or when that place is gone, `useShowFailure` tells it. */
  refused?: (error: unknown, argument: Argument) => void;
}

/**
 * One action of a component that outlives it: sends, then tells the component only if it is still there and still shows
 * what it showed; a refusal that it cannot show any more is told by a toast. Repeats about the same subject are ignored
 * while one is under way, and so is the second press of a double click or tap.
 */
export function useAction<Data, Argument = void>(options: ActionOptions<Argument, Data>) {
  const { send, subject, failure, place } = options;
  const isMounted = useIsMounted();
  const isRepeat = useIsRepeat();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  const run = async (argument: Argument): Promise<void> => {
    const { id, name } = subject?.(argument) ?? { id: '' };
    if (underWay.current.has(id)) return;
    const isThere = () => isMounted() && Object.is(latest.current.place, place);
    underWay.current.add(id);
    setBusy([...underWay.current]);
    try {
      const outcome = await send(argument, isThere);
      if (!outcome) return;
      const { proceed, refused } = latest.current;
      if (outcome.error === undefined) {
        options.succeeded?.(outcome.data as Data, argument);
        if (isThere()) proceed?.(outcome.data as Data, argument);
      } else if (refused && isThere()) {
        refused(outcome.error, argument);
      } else {
        const text = failureText(typeof failure === 'string' ? failure : failure(argument), outcome.error);
        showFailure(name ? `${name}: ${text}` : text);
      }
    } finally {
      underWay.current.delete(id);
      setBusy([...underWay.current]);
    }
  };
  return {
    run,
    /** For `onClick`. */
    press: (argument: Argument) => (event: Press) => {
      if (!isRepeat(event, subject?.(argument).id)) void run(argument);
    },
    isBusy: busy.length > 0,
    isBusyWith: (id: string) => busy.includes(id),
  };
}

/** ms between the two taps of a double tap, at most. */
const DOUBLE_TAP = 500;

export type Press = Pick<MouseEvent, 'detail' | 'timeStamp' | 'nativeEvent'>;

/**
 * Tells whether a press is only the second one of a double click or double tap about the same thing, which would take back
 * what the first one did.
 */
export function useIsRepeat(): (press: Press, subject?: string) => boolean {
  const last = useRef({ subject: '', at: Number.NEGATIVE_INFINITY });
  return ({ detail, timeStamp, nativeEvent }, subject = '') => {
    const isSoon = subject === last.current.subject && timeStamp - last.current.at < DOUBLE_TAP;
    last.current = { subject, at: timeStamp };
    return detail > 1 || (isSoon && !isOfMouse(nativeEvent));
  };
}

/** A mouse's double click is told by `detail`, as long as its person has set it; of taps only very quick ones are. */
function isOfMouse(event: Press['nativeEvent']): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse';
}

/** `null` takes away what was said before. */
export type ShowFailure = (text: string | null) => void;

/** Where there is no banner, a toast alone tells it. */
export const FailureContext = createContext<ShowFailure>(toastFailure);

/** Says that an action failed: in a toast, and in the page's banner where it has one. */
export function useShowFailure(): ShowFailure {
  return useContext(FailureContext);
}

export function toastFailure(text: string | null): void {
  if (text) showToast({ title: 'Error', description: text, variant: 'destructive' });
}
