import { type KeyboardEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { NavLink, useLocation } from 'react-router';
import { useCurrentUser } from '#site/users/use-current-user.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { prefetchData } from '../page-data.ts';
import { MENU, PAGES } from '../pages.ts';
import type { AppDispatch } from '../store.ts';

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

/** The menu's links: the site's pages, for staff theirs, and for who is registered their days. */
function SiteLinks({ onChoose }: { onChoose: () => void }) {
  const { user } = useCurrentUser();
  const prefetchOnIntent = usePrefetchOnIntent();
  return MENU.filter(
    ({ staff, isOwn }) =>
      (!staff || (staff === 'staff' ? user?.roles.length : user?.roles.includes(staff))) &&
      (!isOwn || user?.names.length),
  ).map(({ path, label }) => (
    <NavLink key={path} to={path} onClick={onChoose} {...prefetchOnIntent(path)}>
      {label}
    </NavLink>
  ));
}

/** ms */
const INTENT_DELAY = 50;

/**
 * Asks for a page's code and data once the pointer rests on its link or the keyboard reaches it, unless the data are
 * younger than 30 s.
 */
export function usePrefetchOnIntent() {
  const dispatch = useDispatch<AppDispatch>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (path: string) => {
    const start = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => prefetch(path, dispatch), INTENT_DELAY);
    };
    const stop = () => clearTimeout(timer.current);
    return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
  };
}

function prefetch(path: string, dispatch: AppDispatch) {
  const page = PAGES.find((each) => each.path === path);
  if (!page) return;
  void page.code().catch(() => undefined);
  prefetchData(page, dispatch);
}
