import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import styles from './page-tabs.module.css';

export interface PageTab {
  path: string;
  label: string;
}

interface PageTabsProps {
  /** Names the row for screen readers. */
  label: string;
  /** The first one's path is the beginning of the others'. */
  tabs: readonly PageTab[];
  /** What the address says besides, as `?edition=2028-10`, and goes on saying on each of them. */
  search?: string;
}

/** A row of links to the pages of one tool; it goes on sideways where it does not fit. */
export function PageTabs({ label, tabs, search = '' }: PageTabsProps) {
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // On phones the link of this page may stand outside the row.
    if (pathname)
      links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={links} className={`flex gap-4 line-below below-24 ${styles.tabs}`} aria-label={label}>
      {tabs.map(({ path, label }) => (
        <NavLink key={path} to={path + search} end={path === tabs[0]?.path}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
