import { NavLink } from 'react-router';
import { useCurrentUser } from '../../features/users/current-user.ts';
import { Icon } from '../../ui/pieces/icon.tsx';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

/** The way in, or to who is signed in. */
export function AccountLink() {
  const { user } = useCurrentUser();
  const prefetchOf = usePrefetchOnIntent();
  const label = user ? 'User Info' : 'Login';
  return (
    <NavLink className="account-link" to="/login" title={label} {...prefetchOf('/login')}>
      <Icon name="person" />
      <span className="account-label">{label}</span>
    </NavLink>
  );
}
