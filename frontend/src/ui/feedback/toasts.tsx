import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '#core/action/toast.ts';

/** ms after the first page is rendered. */
const LATER = 2000;

/** Loads the toast viewport after the page, and tries again with the next toast if that failed. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast);
  const [Viewport, setViewport] = useState<ComponentType>();
  const isMissing = Viewport === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const load = async () => {
      const { ToastViewport } = await import('./toast-viewport.tsx');
      setViewport(() => ToastViewport);
    };
    const timer = setTimeout(() => load().catch(() => undefined), toast ? 0 : LATER);
    return () => clearTimeout(timer);
  }, [toast, isMissing]);
  return Viewport && <Viewport />;
}
