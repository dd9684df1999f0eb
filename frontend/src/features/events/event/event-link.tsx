import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { DIALOG_STATE } from '../../../antd/dialogs/dialog-address.ts';
import { withEvent } from './event-address.ts';

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
      to={{ search: withEvent(search, id) }}
      state={DIALOG_STATE}
      preventScrollReset
    >
      {children}
    </Link>
  );
}
