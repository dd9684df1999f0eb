import { useEffect, useRef, useState } from 'react';

/** Whether to show a loading state: only after `delay` ms, and then for at least `minimum` ms, to avoid flicker. */
export function usePending(waiting: boolean, delay: number, minimum = 0): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    if (waiting === shown) return;
    const wait = waiting ? delay : Math.max(0, shownAt.current + minimum - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(waiting);
    }, wait);
    return () => clearTimeout(timer);
  }, [waiting, shown, delay, minimum]);
  return shown;
}

/** ms of waiting before the skeleton of loading data shows. */
export const SKELETON_DELAY = 300;

/** The value once it has not changed for `delay` ms. */
export function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}

/** ms; somebody who types or ticks several things is told once. */
const ANSWERED_AFTER = 700;

/**
 * A text for a live region that follows `text`, but changes at most every `interval` ms.
 *
 * @param asked what somebody has asked for: when it changes, they are told soon what came of it
 */
export function useThrottledText(text: string, interval: number, asked = ''): string {
  const [spoken, setSpoken] = useState({ text, asked });
  const lastChange = useRef(0);
  useEffect(() => {
    if (text === spoken.text && asked === spoken.asked) return;
    const isAnswer = asked !== spoken.asked;
    const wait = isAnswer ? ANSWERED_AFTER : Math.max(0, lastChange.current + interval - performance.now());
    const timer = setTimeout(() => {
      lastChange.current = performance.now();
      setSpoken({ text, asked });
    }, wait);
    return () => clearTimeout(timer);
  }, [text, asked, spoken, interval]);
  return spoken.text;
}

/** ms */
const COPIED_FOR = 2000;

/** Copies a text, and whether it was copied within the last two seconds. */
export function useCopy(): [isCopied: boolean, copy: (text: string) => void] {
  const [copies, setCopies] = useState(0);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setEnded(copies), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = (text: string) => {
    // A refusal by the browser is only logged, because the text can be copied from the page or the address.
    navigator.clipboard.writeText(text).then(() => setCopies((number) => number + 1), reportError);
  };
  return [copies > ended, copy];
}
