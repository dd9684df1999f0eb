import { useSyncExternalStore } from 'react';

/**
 * Whether this browser can be told by notices: `ask` where it would ask first, `install` where the site has to stand on the Home
 * Screen before (iOS).
 */
export type PushSupport = 'none' | 'install' | 'denied' | 'ask' | 'granted';

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator)) return 'none';
  if ('PushManager' in window && 'Notification' in window) {
    const { permission } = Notification;
    return permission === 'default' ? 'ask' : permission;
  }
  return 'standalone' in navigator && !navigator.standalone ? 'install' : 'none';
}

/** The same for a component: whoever comes back from the browser's settings sees what they did there. */
export function usePushSupport(): PushSupport {
  return useSyncExternalStore(onReturn, pushSupport);
}

function onReturn(told: () => void): () => void {
  window.addEventListener('focus', told);
  document.addEventListener('visibilitychange', told);
  return () => {
    window.removeEventListener('focus', told);
    document.removeEventListener('visibilitychange', told);
  };
}
