import { useEffect, useState } from 'react';

const SEARCH_DELAY = 300;

/**
 * The text of a search field whose search lives in the address: searched once typing rests, trimmed, and changed when
 * the address changes by itself, as Back does.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== sent) setText(search);
  }

  useEffect(() => {
    const next = text.trim();
    if (next === search) return;
    const timer = setTimeout(() => {
      setSent(next);
      onSearch(next);
    }, SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);

  return [text, setText] as const;
}
