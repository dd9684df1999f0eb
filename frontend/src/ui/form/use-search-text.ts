import { useEffect, useEffectEvent, useState } from 'react';

const SEARCH_DELAY = 300;
/** Characters; the server refuses more. */
export const LONGEST_SEARCH = 200;

/**
 * The text of a search field whose search lives in the address: searched once typing has rested, trimmed, and changed
 * when the address changes by itself, as Back does.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  // The search that is on its way into the address: when it arrives, the field keeps what was typed meanwhile.
  const [sent, setSent] = useState<string | null>(null);
  if (search !== known) {
    setKnown(search);
    setSent(null);
    if (search !== sent) setText(search);
  }

  const send = useEffectEvent((next: string) => {
    setSent(next);
    onSearch(next);
  });
  useEffect(() => {
    const next = text.trim();
    if (next === search) return;
    const timer = setTimeout(() => send(next), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [text, search]);

  return [text, setText] as const;
}
