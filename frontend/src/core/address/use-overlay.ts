import { useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useStableCallback } from '../action/component-lifetime.ts';
import { type ParamChanges, searchWith, useAddress } from './use-address.ts';

/** State of a history entry that was pushed to open an overlay; closing goes back instead of navigating. */
interface OverlayState {
  isOverlay?: boolean;
}

/** The `state` of a link that opens an overlay. */
export const OVERLAY_STATE: OverlayState = { isOverlay: true };

interface OverlayOptions {
  /** Search parameters that are removed together with it. */
  others?: readonly string[];
  /** It replaces the page's content, so the scroll position is reset when it opens and closes. */
  isPage?: boolean;
}

/** Routers that are going back at the moment; going back twice would leave the page. */
const goingBack = new WeakSet<object>();

/**
 * An overlay (dialog, drawer, photo) whose state is a search parameter: Back closes it and a shared link opens it. The
 * functions are stable, and do nothing once the page was left or the parameter has another value.
 */
export function useOverlay(param: string, { others = [], isPage = false }: OverlayOptions = {}) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { router, currentLocation } = useAddress();
  const value = new URLSearchParams(search).get(param);
  // The address may already be at the next photo while the one before is still rendered.
  const replacedBy = useRef<string>(null);

  const go = (from: Location, changes: ParamChanges, entry: { replace: boolean; state: unknown }) => {
    const all = { ...Object.fromEntries(others.map((name) => [name, null])), ...changes };
    void navigate({ search: searchWith(from.search, all) }, { ...entry, preventScrollReset: !isPage });
  };
  /** Goes back to where it was opened, or removes the parameter if a shared link opened it. */
  const leave = (from: Location) => {
    if (!isOverlayEntry(from)) return go(from, { [param]: null }, { replace: true, state: null });
    goingBack.add(router);
    // Also when a blocker keeps the person on the page.
    const stop = router.subscribe(() => {
      goingBack.delete(router);
      stop();
    });
    void navigate(-1);
  };
  return {
    /** The parameter's value; null while it is closed. */
    value,
    open: useStableCallback((next: string, more: ParamChanges = {}) => {
      const from = currentLocation();
      // A double click opens it once, so that one Back closes it.
      if (from && valueIn(from, param) !== next)
        go(from, { [param]: next, ...more }, { replace: false, state: OVERLAY_STATE });
    }),
    /** Replaces the history entry, for example for the next photo; null closes it. */
    replace: useStableCallback((next: string | null) => {
      const from = currentLocation();
      if (from && valueIn(from, param) !== next) {
        replacedBy.current = next;
        go(from, { [param]: next }, { replace: true, state: next ? from.state : null });
      }
    }),
    close: useStableCallback(() => {
      const from = currentLocation();
      if (!from || value === null || goingBack.has(router)) return;
      const present = valueIn(from, param);
      if (present !== null && [value, replacedBy.current].includes(present)) leave(from);
    }),
  };
}

function valueIn({ search }: Pick<Location, 'search'>, param: string): string | null {
  return new URLSearchParams(search).get(param);
}

function isOverlayEntry({ state }: Pick<Location, 'state'>): boolean {
  return Boolean((state as OverlayState | null)?.isOverlay);
}
