import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Brand } from './brand.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SiteLinks, useSiteLinks } from './site-links.tsx';

/** Felt with the brand, the site links and the logout icon, ending in the wooden rail. */
export function SiteHeader({ showLinks }: { showLinks: boolean }) {
  const links = useSiteLinks();
  return (
    <header className="site-header">
      <div className="felt">
        <div className="page site-bar">
          <Brand />
          {showLinks && links.length > 0 && <SiteMenu links={links} />}
          <LogoutButton />
        </div>
      </div>
      <div className="rail" />
    </header>
  );
}

/** The links in a row, or behind a toggle button on small screens, where choosing one closes the menu. */
function SiteMenu({ links }: { links: ReturnType<typeof useSiteLinks> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
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
      <nav id="site-links" className={isOpen ? 'site-links open' : 'site-links'} aria-label="Site">
        <SiteLinks links={links} onChoose={() => setOpen(false)} />
      </nav>
    </>
  );
}
