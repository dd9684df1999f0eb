import { useMatches } from 'react-router';

/** What a route tells the shell. */
export interface RouteHandle {
  /** The page's part of the document title; none gives the generic title. */
  title?: string;
  /** `guest` leaves the whole head to the page's place card but for the brand. */
  frame?: 'guest';
}

export function useRouteHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}
