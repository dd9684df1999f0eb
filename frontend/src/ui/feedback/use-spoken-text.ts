import { useEffect, useRef, useState } from 'react';

/** A text for a live region that follows `text`, but changes at most every `interval` ms. */
export function useSpokenText(text: string, interval: number): string {
  const [spoken, setSpoken] = useState(text);
  const lastChange = useRef(0);
  useEffect(() => {
    if (text === spoken) return;
    const wait = Math.max(0, lastChange.current + interval - performance.now());
    const timer = setTimeout(() => {
      lastChange.current = performance.now();
      setSpoken(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, spoken, interval]);
  return spoken;
}
