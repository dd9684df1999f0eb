import { useEffect, useState } from 'react';
import { useEdition } from '#api/edition.ts';
import { showToast } from './toast.ts';

const ENTRY = 'script[type=module][src]';

/** Whether the server has another release by now than the one that runs here. */
async function isOutdated(): Promise<boolean> {
  const running = document.querySelector(ENTRY)?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (!running || !answer?.ok) return false;
  const served = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return served.querySelector(ENTRY)?.getAttribute('src') !== running;
}

const NOT_LOADED = {
  title: 'Error',
  description: 'That did not load. Please check your connection and try again.',
  variant: 'destructive',
} as const;
const LOAD_AGAIN = { label: 'Load again', run: () => window.location.reload() };

/**
 * The code of a part that a page can do without, once it is there. When it does not load, as without a network, a toast
 * says so and the page stays as it is.
 *
 * @param load the same function for good
 * @param neededFor what needs it, null while nothing does; another value asks again for what did not load
 */
export function useLazyCode<Code>(load: () => Promise<Code>, neededFor: string | null): Code | undefined {
  const [code, setCode] = useState<{ loaded: Code }>();
  const { productName } = useEdition();
  const isMissing = code === undefined;
  useEffect(() => {
    if (neededFor === null || !isMissing) return;
    let isCurrent = true;
    const fail = async () => {
      const isNew = await isOutdated();
      if (isCurrent)
        showToast(isNew ? { title: `${productName} was updated`, action: LOAD_AGAIN } : NOT_LOADED);
    };
    load().then((loaded) => isCurrent && setCode({ loaded }), fail);
    return () => {
      isCurrent = false;
    };
  }, [load, neededFor, isMissing, productName]);
  return code?.loaded;
}

/** What shows that the visitor uses the page. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** As `useLazyCode`, but loaded beforehand, at the first sign of activity. */
export function usePreloadedCode<Code>(
  load: () => Promise<Code>,
  neededFor: string | null,
): Code | undefined {
  useEffect(() => {
    const stop = new AbortController();
    const prepare = () => {
      stop.abort();
      void load().catch(() => undefined);
    };
    for (const each of ACTIVITY_EVENTS) window.addEventListener(each, prepare, { signal: stop.signal });
    return () => stop.abort();
  }, [load]);
  return useLazyCode(load, neededFor);
}
