import { useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation } from 'react-router';
import { useIsMounted, useStableCallback } from '../action/component-lifetime.ts';

/** Parameters of an address and what they become; `null` takes one away. */
export type ParamChanges = Readonly<Record<string, string | null>>;

/** The search part of an address with some of its parameters changed; whatever else stands there is left as it is. */
export function searchWith(search: string, changes: ParamChanges): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return `?${params}`;
}

/**
 * The router, and the address of the page a component stands on as it is at this moment: what is rendered may lag behind
 * it. Once the component or its page is gone there is none, so that what happens late steers nobody who is elsewhere.
 */
export function useAddress() {
  // The router itself is what knows; its public hooks tell what is rendered.
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
