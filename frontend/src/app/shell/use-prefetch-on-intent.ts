import { useRef } from 'react';
import { api } from '../../api/tags.ts';
import { pageCode } from '../page-code.ts';

const INTENT_DELAY = 50;
const FRESH = { ifOlderThan: 30 };

/**
 * Asks for a page's code and data once the pointer rests on its link or the keyboard reaches it, unless the data are
 * younger than 30 s (spec §9).
 */
export function usePrefetchOnIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetchData = usePageData();
  return (to: string) => {
    const prefetch = () => {
      if (isPage(to)) void pageCode[to]().catch(() => undefined);
      prefetchData[to]?.();
    };
    const start = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(prefetch, INTENT_DELAY);
    };
    const stop = () => clearTimeout(timer.current);
    return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
  };
}

function usePageData(): Record<string, () => void> {
  const getPlaces = api.usePrefetch('getPlaces', FRESH);
  const getPhotos = api.usePrefetch('getPhotos', FRESH);
  const getMapData = api.usePrefetch('getMapData', FRESH);
  const listGamedays = api.usePrefetch('listGamedays', FRESH);
  return {
    '/': () => getPlaces(),
    '/photos': () => getPhotos(),
    '/map': () => getMapData(),
    '/gameday-management': () => listGamedays({ limit: 100 }),
  };
}

function isPage(path: string): path is keyof typeof pageCode {
  return path in pageCode;
}
