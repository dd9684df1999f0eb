import { Link, NavLink, useLocation } from 'react-router';
import { hasRole } from '#core/api/session.ts';
import { useCurrentUser } from '#site/users/use-current-user.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { PAGES } from '../pages.ts';
import { usePrefetchOnIntent } from './site-menu.tsx';
import './staff-strip.css';

const STRIP = PAGES.flatMap(({ path, role, menu, strip }) =>
  strip ? [{ path, role: role ?? menu?.staff ?? ('administrator' as const), ...strip }] : [],
).sort((one, other) => one.place - other.place);

/**
 * The links of those who help, on all of their pages: a row of them, and one to the desk where there is no room for it or the page
 * shows no navigation.
 */
export function StaffStrip({ isAlone }: { isAlone: boolean }) {
  const { user } = useCurrentUser();
  const { pathname } = useLocation();
  const prefetchOnIntent = usePrefetchOnIntent();
  if (!user || user.roles.length === 0 || !isStaffPage(pathname)) return null;
  const links = STRIP.filter(({ role }) => role === 'staff' || hasRole(user, role));
  return (
    <nav className={isAlone ? 'staff-strip alone' : 'staff-strip'} aria-label="Staff">
      <div className="page">
        {pathname !== '/desk' && (
          <Link className="to-desk" to="/desk">
            <Icon name="previous" />
            Desk
          </Link>
        )}
        {!isAlone &&
          links.map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === '/door'} {...prefetchOnIntent(path)}>
              {label}
            </NavLink>
          ))}
      </div>
    </nav>
  );
}

function isStaffPage(pathname: string): boolean {
  return STRIP.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}
