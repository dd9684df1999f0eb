import { useEffect, useState } from 'react';

/** ms (spec §9) */
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
    // Refused by the browser, which is only logged (spec §8): the text stands on the page or in the address.
    navigator.clipboard.writeText(text).then(() => setCopies((number) => number + 1), reportError);
  };
  return [copies > ended, copy];
}
