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
    // Refused by the browser: what was to be copied stands on the page or in the address and can be copied by hand.
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return [isCopied, copy];
}
