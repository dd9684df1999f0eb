import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '#ui/form/icon-button.tsx';
import { SiteLinks } from './site-links.tsx';

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
