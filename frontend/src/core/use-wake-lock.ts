import { useEffect } from 'react';

/** Keeps the screen lit for as long as its component is shown, where the browser can: over https alone. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let isShown = true;
    let lock: WakeLockSentinel | undefined;
    // The browser takes the lock away whenever the page is hidden.
    const keepAwake = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (!isShown) void lock?.release();
    };
    void keepAwake();
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', keepAwake);
      void lock?.release();
    };
  }, []);
}
