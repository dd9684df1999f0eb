import { NavLink } from 'react-router';
import { useCurrentUser } from '#features/users/use-current-user.ts';
import { Tooltip } from '#ui/feedback/tooltip.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Brand } from './brand.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SiteMenu } from './site-menu.tsx';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

export function SiteHeader({ showLinks }: { showLinks: boolean }) {
  return (
    <header className="site-header">
      <div className="felt">
        <div className="page site-bar">
          <Brand />
          {showLinks && <SiteMenu />}
          {showLinks && <AccountLink />}
          <LogoutButton />
        </div>
      </div>
      <div className="rail" />
    </header>
  );
}

function AccountLink() {
  const { user, hasEnded } = useCurrentUser();
  const prefetchOnIntent = usePrefetchOnIntent();
  const label = user && !hasEnded ? 'User Info' : 'Login';
  return (
    <Tooltip text={label}>
      <NavLink className="account-link" to="/login" {...prefetchOnIntent('/login')}>
        <Icon name="person" />
        <span className="account-label">{label}</span>
      </NavLink>
    </Tooltip>
  );
}
