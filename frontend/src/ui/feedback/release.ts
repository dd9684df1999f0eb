import { useEffect } from 'react';
import { useEdition } from '#api/edition.ts';
import { showToast } from './toast.ts';

const ENTRY = 'script[type=module][src]';
/** ms; a page that somebody comes back to asks at most so often. */
const ASK_AGAIN = 60 * 60 * 1000;

export const LOAD_AGAIN = { label: 'Load again', run: () => window.location.reload() };

/** Whether the server has a newer release than the one that runs here. */
export async function isOutdated(): Promise<boolean> {
  const running = document.querySelector(ENTRY)?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (!running || !answer?.ok) return false;
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return served.querySelector(ENTRY)?.getAttribute('src') !== running;
}

export function tellOfRelease(productName: string): void {
  showToast({ title: `${productName} was updated`, action: LOAD_AGAIN });
}

/**
 * Tells whoever comes back to a page that there is a newer release. An installed app stays open for weeks, and the server understands
 * the calls of the last release only.
 */
export function useReleaseNews(): void {
  const { productName } = useEdition();
  useEffect(() => {
    let askedAt = Date.now();
    const ask = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < ASK_AGAIN) return;
      askedAt = Date.now();
      if (await isOutdated()) tellOfRelease(productName);
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [productName]);
}
