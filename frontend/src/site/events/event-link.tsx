import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { searchWith } from '#core/address/use-address.ts';
import { OVERLAY_STATE, useOverlay } from '#core/address/use-overlay.ts';

/** The search parameter with the id of the open event. */
const EVENT = 'event';

export function eventPath(eventId: string): string {
  return `/events?${new URLSearchParams({ [EVENT]: eventId })}`;
}

/** The open event as an overlay: Back closes it, a shared link opens it. */
export function useOpenEvent() {
  const { value, open, close } = useOverlay(EVENT);
  return { eventId: value, openEvent: open, closeEvent: close };
}

interface EventLinkProps {
  id: string;
  className?: string | undefined;
  tabIndex?: number | undefined;
  children: ReactNode;
}

/** Opens the details of an event over the page. */
export function EventLink({ id, className, tabIndex, children }: EventLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      className={className}
      tabIndex={tabIndex}
      to={{ search: searchWith(search, { [EVENT]: id }) }}
      state={OVERLAY_STATE}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
