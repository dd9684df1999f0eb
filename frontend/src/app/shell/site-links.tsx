import { NavLink } from 'react-router';
import { useCurrentUser } from '#features/users/use-current-user.ts';
import { MENU } from '../pages.ts';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

/** The menu's links: the site's pages, and for organisers theirs. */
export function SiteLinks({ onChoose }: { onChoose: () => void }) {
  const { user } = useCurrentUser();
  const prefetchOnIntent = usePrefetchOnIntent();
  const isStaff = user?.roles.includes('organiser') ?? false;
  return MENU.filter(({ staff }) => isStaff || !staff).map(({ path, label }) => (
    <NavLink key={path} to={path} onClick={onChoose} {...prefetchOnIntent(path)}>
      {label}
    </NavLink>
  ));
}
