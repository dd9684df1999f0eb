import { useEffect, useState } from 'react';
import { showToast } from '../action/toast.ts';
import { useEdition } from '../api/edition.ts';
import { loadCode } from './load-code.ts';
import { isOutdated, LOAD_AGAIN, tellOfRelease } from './release.ts';

const NOT_LOADED = {
  title: 'Error',
  description: 'That did not load. Please check your connection and try again.',
  variant: 'destructive',
} as const;
const STILL_NOT_LOADED = 'That did not load. Load the page again to go on.';
/** ms until code that did not load is asked for again: twice as long each time, up to the longest. */
const TRY_AGAIN = 1_000;
const LONGEST_PAUSE = 30_000;
/** Chromium remembers for the life of a page that a file did not arrive: asked for again it fails at once, whatever the network. */
const TRIES_IN_VAIN = 3;

/**
 * Loads the code of an optional part of a page. When that fails, for example without a network, a toast says so once, the page
 * stays as it is, and it is tried again for as long as it is needed, and with each tap: a hall's network comes back without a word.
 * Where that is in vain a toast offers to load the page again.
 *
 * @param load a stable function
 * @param neededFor what needs the code, or null
 */
export function useLazyCode<Code>(load: () => Promise<Code>, neededFor: string | null): Code | undefined {
  const [code, setCode] = useState<{ loaded: Code }>();
  const { productName } = useEdition();
  const isMissing = code === undefined;
  useEffect(() => {
    if (neededFor === null || !isMissing) return;
    let isCurrent = true;
    let failures = 0;
    let isOffered = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fail = async (isTapped: boolean) => {
      failures++;
      if (!isCurrent) return;
      clearTimeout(timer);
      timer = setTimeout(attempt, Math.min(TRY_AGAIN * 2 ** (failures - 1), LONGEST_PAUSE));
      const isInVain = failures >= TRIES_IN_VAIN && navigator.onLine;
      if (failures > 1 && !isTapped && (isOffered || !isInVain)) return;
      const isNew = !isInVain && (await isOutdated());
      if (!isCurrent) return;
      isOffered ||= isInVain;
      if (isNew) tellOfRelease(productName);
      else if (isInVain) showToast({ ...NOT_LOADED, description: STILL_NOT_LOADED, action: LOAD_AGAIN });
      else showToast(NOT_LOADED);
    };
    const tryTo = (isTapped: boolean) =>
      void loadCode(load).then(
        (loaded) => isCurrent && setCode({ loaded }),
        () => fail(isTapped),
      );
    const attempt = () => tryTo(false);
    // Whoever taps the same thing again, which the address names already.
    const attemptByTap = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main')) tryTo(true);
    };
    attempt();
    window.addEventListener('online', attempt);
    // Not by the tap that needed it first.
    window.addEventListener('click', attemptByTap, { capture: true });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener('online', attempt);
      window.removeEventListener('click', attemptByTap, { capture: true });
    };
  }, [load, neededFor, isMissing, productName]);
  return code?.loaded;
}

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Loads code at the first pointer or keyboard event, and without one as soon as a service worker keeps what the page loads: what a
 * page can open opens without a network, too.
 *
 * @param load a stable function, or null for nothing
 */
export function usePreload(load: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (!load) return;
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const stop = () => {
      for (const each of ACTIVITY_EVENTS) window.removeEventListener(each, prepare);
      worker?.removeEventListener('controllerchange', prepare);
    };
    const prepare = () => {
      stop();
      void load().catch(() => undefined);
    };
    for (const each of ACTIVITY_EVENTS) window.addEventListener(each, prepare);
    if (worker?.controller) prepare();
    else worker?.addEventListener('controllerchange', prepare);
    return stop;
  }, [load]);
}

/** As `useLazyCode`, but preloaded. */
export function usePreloadedCode<Code>(
  load: () => Promise<Code>,
  neededFor: string | null,
): Code | undefined {
  usePreload(load);
  return useLazyCode(load, neededFor);
}
