import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SiteLinks } from './site-links.tsx';

/** Felt with the brand, the site links and the logout icon, ending in the wooden rail. */
export function SiteHeader({ showLinks }: { showLinks: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="site-header">
      <div className="felt">
        <div className="page site-bar">
          <Brand />
          {showLinks && (
            <button
              type="button"
              className="icon-btn menu-toggle"
              aria-label={isOpen ? 'Close menu' : 'Open menu'}
              aria-expanded={isOpen}
              aria-controls="site-links"
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? 'close' : 'menu'} />
            </button>
          )}
          {showLinks && (
            <nav id="site-links" className={isOpen ? 'site-links open' : 'site-links'} aria-label="Site">
              <SiteLinks onChoose={() => setOpen(false)} />
            </nav>
          )}
          <LogoutButton />
        </div>
      </div>
      <div className="rail" />
    </header>
  );
}
