import { useEffect, useState } from 'react';

/** ms (spec §9) */
const SHOWN_FOR = 10_000;

export interface SuccessMessage {
  title: string;
  text?: string;
}

/** A success message that goes away by itself after ten seconds; shown again, its time begins anew. */
export function useSuccessMessage() {
  const [message, setMessage] = useState<SuccessMessage | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}
