import { api } from '#core/api/tags.ts';
import type { PageRow } from './page-row.ts';
import type { AppDispatch } from './store.ts';

/** s */
const FRESH = { ifOlderThan: 30 };

/**
 * Asks for the data that a page begins with, ahead of the page itself, unless they are younger than 30 s.
 *
 * @param parts of the address, by the names that the page's path gives them
 */
export function prefetchData(
  { prefetch }: PageRow,
  dispatch: AppDispatch,
  parts: Record<string, string | undefined> = {},
): void {
  if (!prefetch) return;
  if (prefetch.query === 'getTextPage') dispatch(api.util.prefetch(prefetch.query, prefetch.args, FRESH));
  else if ('args' in prefetch) dispatch(api.util.prefetch(prefetch.query, prefetch.args, FRESH));
  else if ('part' in prefetch) dispatch(api.util.prefetch(prefetch.query, parts[prefetch.part] ?? '', FRESH));
  else dispatch(api.util.prefetch(prefetch.query, undefined, FRESH));
}
