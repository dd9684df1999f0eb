import { useCallback, useEffect, useState } from 'react';

const SHOWN_FOR = 10_000;

/** A success text that goes away by itself after ten seconds (spec §9). */
export function useSuccessMessage(): [string | null, (text: string | null) => void] {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);
  const show = useCallback((text: string | null) => setMessage(text === null ? null : { text }), []);
  return [message?.text ?? null, show];
}
