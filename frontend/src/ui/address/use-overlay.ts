import { type Location, useLocation, useNavigate } from 'react-router';
import { useStableCallback } from '../action/component-lifetime.ts';
import { type ParamChanges, searchWith, useAddress } from './use-address.ts';

/** Marks an entry of the history that was added to open something, so that closing takes it away again. */
interface OverlayState {
  isOverlay?: boolean;
}

/** The state of a link that opens something above the page. */
export const OVERLAY_STATE: OverlayState = { isOverlay: true };

interface OverlayOptions {
  /** Further parameters that come and go with it. */
  others?: readonly string[];
  /** It takes the page's place instead of standing above it, so that it is read from its top, and so is the page after it. */
  isPage?: boolean;
}

/** Routers whose Back is under way; two in a row would leave the page. */
const goingBack = new WeakSet<object>();

/**
 * What is open above a page (dialog, drawer, photo), kept in a parameter of its address: Back closes it, and a shared link
 * opens it. Its functions are the same for good, and do nothing once the page has been left or shows something else in it.
 */
export function useOverlay(param: string, { others = [], isPage = false }: OverlayOptions = {}) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { router, currentLocation } = useAddress();
  const value = new URLSearchParams(search).get(param);

  const go = (from: Location, changes: ParamChanges, entry: { replace: boolean; state: unknown }) => {
    const all = { ...Object.fromEntries(others.map((name) => [name, null])), ...changes };
    void navigate({ search: searchWith(from.search, all) }, { ...entry, preventScrollReset: !isPage });
  };
  /** Back from where it was opened; or without it where a shared link opened it. */
  const leave = (from: Location) => {
    if (!isOverlayEntry(from)) return go(from, { [param]: null }, { replace: true, state: null });
    goingBack.add(router);
    // Whatever comes of it: Back may be asked about, and refused.
    const stop = router.subscribe(() => {
      goingBack.delete(router);
      stop();
    });
    void navigate(-1);
  };
  return {
    /** What the parameter says; null while nothing is open. */
    value,
    open: useStableCallback((next: string, more: ParamChanges = {}) => {
      const from = currentLocation();
      if (from) go(from, { [param]: next, ...more }, { replace: false, state: OVERLAY_STATE });
    }),
    /** Another one in the place of this one, as the next photo; null goes to the page itself, whatever was open before. */
    replace: useStableCallback((next: string | null) => {
      const from = currentLocation();
      if (from && valueIn(from, param) !== next) {
        go(from, { [param]: next }, { replace: true, state: next ? from.state : null });
      }
    }),
    close: useStableCallback(() => {
      const from = currentLocation();
      if (from && value !== null && valueIn(from, param) === value && !goingBack.has(router)) leave(from);
    }),
  };
}

function valueIn({ search }: Pick<Location, 'search'>, param: string): string | null {
  return new URLSearchParams(search).get(param);
}

function isOverlayEntry({ state }: Pick<Location, 'state'>): boolean {
  return Boolean((state as OverlayState | null)?.isOverlay);
}
