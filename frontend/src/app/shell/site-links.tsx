import { useRef } from 'react';
import { NavLink } from 'react-router';
import { api } from '../../api/tags.ts';
import { useCurrentUser } from '../../features/users/current-user.ts';

const INTENT_DELAY = 50;

interface SiteLink {
  to: string;
  label: string;
}

/** The site's pages in the specification's order, as far as they stand and concern this visitor. */
export function useSiteLinks(): SiteLink[] {
  const { user } = useCurrentUser();
  const links: SiteLink[] = [];
  if (user?.roles.includes('organiser')) links.push({ to: '/gameday-management', label: 'Gamedays' });
  if (!user) links.push({ to: '/login', label: 'Login' });
  return links;
}

export function SiteLinks({ links, onChoose }: { links: SiteLink[]; onChoose: () => void }) {
  const prefetchOf = usePrefetchOnIntent();
  return links.map(({ to, label }) => (
    <NavLink key={to} to={to} onClick={onChoose} {...prefetchOf(to)}>
      {label}
    </NavLink>
  ));
}

/** Asks for a page's data once the pointer rests on its link, unless it is younger than 30 s (spec §9). */
function usePrefetchOnIntent() {
  const prefetchGamedays = api.usePrefetch('listGamedays', { ifOlderThan: 30 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (to: string) => {
    if (to !== '/gameday-management') return {};
    return {
      onPointerEnter: () => {
        timer.current = setTimeout(() => prefetchGamedays({ limit: 100 }), INTENT_DELAY);
      },
      onPointerLeave: () => clearTimeout(timer.current),
    };
  };
}
