import { useEffect } from 'react';
import { showToast } from '../action/toast.ts';
import { useEdition } from '../api/edition.ts';

const ENTRY = 'script[type=module][src]';
/** ms; a page that somebody comes back to asks at most so often. */
const ASK_AGAIN = 60 * 60 * 1000;

/** ms; later somebody may be about to tap something. */
const UNDISTURBED = 1_000;

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
 * Whoever comes back to a page gets the newer release, if there is one. An installed app stays open for weeks, and the server
 * understands the calls of the last release only. What somebody has not sent stays, and they are told instead.
 */
export function useReleaseNews(): void {
  const { productName } = useEdition();
  useEffect(() => {
    let askedAt = Date.now();
    const ask = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < ASK_AGAIN) return;
      askedAt = Date.now();
      if (!(await isOutdated())) return;
      if (isUnsaved() || Date.now() - askedAt > UNDISTURBED) tellOfRelease(productName);
      else LOAD_AGAIN.run();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [productName]);
}

/** What is typed, in whatever kind of field. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden])';

/** Whether a reload would lose something: asked of the page as the browser asks when a tab is closed, and of its fields. */
export function isUnsaved(): boolean {
  const isGuarded = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return isGuarded || Array.from(fields).some(({ value }) => value !== '');
}
