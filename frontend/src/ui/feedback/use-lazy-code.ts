import { useEffect, useState } from 'react';
import { useEdition } from '#api/edition.ts';
import { showToast } from './toast.ts';

const ENTRY = 'script[type=module][src]';

/** Whether the server has a newer release than the one that runs here. */
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
 * Loads the code of an optional part of a page. When that fails, for example without a network, a toast says so and the page
 * stays as it is.
 *
 * @param load a stable function
 * @param neededFor what needs the code, or null; a new value tries again after a failure
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

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** As `useLazyCode`, but preloaded at the first pointer or keyboard event. */
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
