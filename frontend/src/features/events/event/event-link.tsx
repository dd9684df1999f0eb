import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { searchWith } from '#ui/address/use-address.ts';
import { OVERLAY_STATE } from '#ui/address/use-overlay.ts';
import { EVENT } from './event-address.ts';

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
