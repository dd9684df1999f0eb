import { type KeyboardEvent, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useCurrentUser } from '#features/users/use-current-user.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { MENU } from '../pages.ts';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

/**
 * The links in a row, or behind a toggle button on small screens. Choosing one, going anywhere else and Escape close
 * the menu; the focus then waits on the button.
 */
export function SiteMenu() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = openedAt === key;

  const close = () => {
    setOpenedAt(undefined);
    if (isOpen) toggle.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <>
      <IconButton
        ref={toggle}
        icon={isOpen ? 'close' : 'menu'}
        label={isOpen ? 'Close menu' : 'Open menu'}
        className="menu-toggle"
        aria-expanded={isOpen}
        aria-controls="site-links"
        onClick={() => setOpenedAt(isOpen ? undefined : key)}
        onKeyDown={closeOnEscape}
      />
      <nav
        id="site-links"
        className={isOpen ? 'site-links open' : 'site-links'}
        aria-label="Site"
        onKeyDown={closeOnEscape}
      >
        <SiteLinks onChoose={close} />
      </nav>
    </>
  );
}

/** The menu's links: the site's pages, and for organisers theirs. */
function SiteLinks({ onChoose }: { onChoose: () => void }) {
  const { user } = useCurrentUser();
  const prefetchOnIntent = usePrefetchOnIntent();
  const isStaff = user?.roles.includes('organiser') ?? false;
  return MENU.filter(({ staff }) => isStaff || !staff).map(({ path, label }) => (
    <NavLink key={path} to={path} onClick={onChoose} {...prefetchOnIntent(path)}>
      {label}
    </NavLink>
  ));
}
