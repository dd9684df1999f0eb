import { useRef } from 'react';
import { NavLink } from 'react-router';
import { api } from '../../api/tags.ts';
import { useCurrentUser } from '../../features/users/current-user.ts';

const INTENT_DELAY = 50;

/** The site's pages in the specification's order, as far as they stand. */
export function SiteLinks({ onChoose }: { onChoose: () => void }) {
  const { user } = useCurrentUser();
  const prefetchGamedays = usePrefetchOnIntent();
  const isOrganiser = user?.roles.includes('organiser') ?? false;
  return (
    <>
      {isOrganiser && (
        <NavLink to="/gameday-management" onClick={onChoose} {...prefetchGamedays}>
          Gamedays
        </NavLink>
      )}
      {!user && (
        <NavLink to="/login" onClick={onChoose}>
          Login
        </NavLink>
      )}
    </>
  );
}

function usePrefetchOnIntent() {
  const prefetch = api.usePrefetch('listGamedays', { ifOlderThan: 30 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onPointerEnter: () => {
      timer.current = setTimeout(() => prefetch({ limit: 100 }), INTENT_DELAY);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
}
