import { useEffect } from 'react';
import { useStableCallback } from '../address/use-stable-callback.ts';

/** ms; a page that is loaded again has given back by then what it held. */
const PATIENCE = 500;

/**
 * Holds something by its name as long as the component is there, and tells when a form of another tab has it already. Where
 * the browser knows no locks, as without TLS, nobody is told.
 *
 * @param name null holds nothing
 */
export function useHeldAlone(name: string | null, onTaken: () => void): void {
  const tell = useStableCallback(onTaken);
  useEffect(() => {
    if (!name || !('locks' in navigator)) return;
    const wait = new AbortController();
    let release: () => void = () => undefined;
    const isLeft = new Promise<void>((resolve) => {
      release = resolve;
    });
    const timer = setTimeout(() => {
      wait.abort();
      tell();
    }, PATIENCE);
    const hold = () => {
      clearTimeout(timer);
      return isLeft;
    };
    // It ends with an error where nobody waits for it any more.
    navigator.locks.request(name, { signal: wait.signal }, hold).catch(() => undefined);
    return () => {
      clearTimeout(timer);
      wait.abort();
      release();
    };
  }, [name, tell]);
}
