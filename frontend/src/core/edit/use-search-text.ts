import { useEffect, useEffectEvent, useState } from 'react';

const SEARCH_DELAY = 300;
/** Characters; the server refuses more. */
export const LONGEST_SEARCH = 200;

/**
 * The text of a search field whose search term is in the address: debounced, trimmed, and updated by Back and links.
 *
 * @param first what stands in the field at first, where it is something else than the term
 */
export function useSearchText(search: string, onSearch: (search: string) => void, first = search) {
  const [text, setText] = useState(first);
  const [known, setKnown] = useState(search);
  // The term that was sent to the address last: when it arrives there, newer input stays.
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
