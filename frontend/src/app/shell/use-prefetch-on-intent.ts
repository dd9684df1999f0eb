import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { pageCode } from '../page-code.ts';
import { prefetchData } from '../page-data.ts';
import { PAGES } from '../pages.ts';
import type { AppDispatch } from '../store.ts';

/** ms (spec §9) */
const INTENT_DELAY = 50;

/**
 * Asks for a page's code and data once the pointer rests on its link or the keyboard reaches it, unless the data are
 * younger than 30 s.
 */
export function usePrefetchOnIntent() {
  const dispatch = useDispatch<AppDispatch>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (path: string) => {
    const start = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => prefetch(path, dispatch), INTENT_DELAY);
    };
    const stop = () => clearTimeout(timer.current);
    return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
  };
}

function prefetch(path: string, dispatch: AppDispatch) {
  const page = PAGES.find((each) => each.path === path);
  if (!page) return;
  void pageCode[page.path]().catch(() => undefined);
  prefetchData(page, dispatch);
}
