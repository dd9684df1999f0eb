import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { searchWith } from '#ui/address/use-address.ts';
import { OVERLAY_STATE, useOverlay } from '#ui/address/use-overlay.ts';

/** The address's parameter that names the event whose details are open. */
const EVENT = 'event';

/** Where an event is seen, whichever page leads there. */
export function eventPath(eventId: string): string {
  return `/events?${new URLSearchParams({ [EVENT]: eventId })}`;
}

/** Which event's details are open, and what opens and closes them: Back closes, a shared link opens. */
export function useOpenEvent() {
  const { value, open, close } = useOverlay(EVENT);
  return { eventId: value, openEvent: open, closeEvent: close };
}

interface EventLinkProps {
  id: string;
  className?: string | undefined;
  /** -1 where Tab passes it over. */
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
