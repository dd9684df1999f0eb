import { api } from '../api/tags.ts';
import type { PageRow } from './pages.ts';
import type { AppDispatch } from './store.ts';

/** s (spec §9) */
const FRESH = { ifOlderThan: 30 };

/** Asks for the data that a page begins with, ahead of the page itself, unless they are younger than 30 s. */
export function prefetchData({ prefetch }: PageRow, dispatch: AppDispatch): void {
  if (!prefetch) return;
  dispatch(
    'args' in prefetch
      ? api.util.prefetch(prefetch.query, prefetch.args, FRESH)
      : api.util.prefetch(prefetch.query, undefined, FRESH),
  );
}
