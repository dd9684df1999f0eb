import { AccountLink } from './account-link.tsx';
import { Brand } from './brand.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SiteMenu } from './site-menu.tsx';

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
