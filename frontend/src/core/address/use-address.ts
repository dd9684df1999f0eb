import { useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation } from 'react-router';
import { useIsMounted, useStableCallback } from '../action/component-lifetime.ts';

/** New values of search parameters; `null` removes one. */
export type ParamChanges = Readonly<Record<string, string | null>>;

/** A query string with some of its parameters changed. */
export function searchWith(search: string, changes: ParamChanges): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return `?${params}`;
}

/**
 * The router and its location at this moment, which may be newer than the rendered one. The location is null once the
 * component is unmounted or another page is open, so that late code does not change the address of another page.
 */
export function useAddress() {
  // The public hooks return the rendered location only.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  if (!router) throw new Error('The address is used outside the router');
  const isMounted = useIsMounted();
  const { pathname } = useLocation();
  const currentLocation = useStableCallback((): Location | null => {
    const { navigation, location } = router.state;
    const now = navigation.location ?? location;
    return isMounted() && now.pathname === pathname ? now : null;
  });
  return { router, currentLocation };
}
