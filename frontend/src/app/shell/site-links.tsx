import { NavLink } from 'react-router';
import { useCurrentUser } from '../../features/users/use-current-user.ts';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

/** The site's pages in the specification's order. */
const PAGES = [
  { to: '/', label: 'Register' },
  { to: '/faq', label: 'FAQ' },
  { to: '/photos', label: 'Photos' },
  { to: '/events', label: 'Events' },
  { to: '/contact', label: 'Contact' },
  { to: '/map', label: 'Map' },
];
const STAFF_PAGES = [{ to: '/gameday-management', label: 'Gamedays' }];

/** The site's pages, and for organisers the gamedays. */
export function SiteLinks({ onChoose }: { onChoose: () => void }) {
  const { user } = useCurrentUser();
  const prefetchOf = usePrefetchOnIntent();
  const links = user?.roles.includes('organiser') ? [...PAGES, ...STAFF_PAGES] : PAGES;
  return links.map(({ to, label }) => (
    <NavLink key={to} to={to} onClick={onChoose} {...prefetchOf(to)}>
      {label}
    </NavLink>
  ));
}
