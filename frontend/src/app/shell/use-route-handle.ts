import { useMatches, useSearchParams } from 'react-router';
import type { PageRow } from '../page-row.ts';

/** What a route tells the shell. */
export type RouteHandle = Pick<PageRow, 'title' | 'frame'>;

/** What the page that is open tells the shell, its title as a text. */
export function useRouteHandle(): { title?: string; frame?: RouteHandle['frame'] } {
  const match = useMatches().at(-1);
  const [search] = useSearchParams();
  const { title, frame } = (match?.handle ?? {}) as RouteHandle;
  return { title: typeof title === 'function' ? title(match?.params ?? {}, search) : title, frame };
}
