import { useEffect, useState } from 'react';

const COPIED_FOR = 2000;

/** Copies a text, and whether it was copied within the last two seconds (spec §9). */
export function useCopy(): [isCopied: boolean, copy: (text: string) => void] {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = (text: string) => {
    // Refused by the browser, which is only logged (spec §8): the text stands on the page or in the address.
    navigator.clipboard.writeText(text).then(() => setCopied(true), reportError);
  };
  return [isCopied, copy];
}
