import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation, useOutletContext } from 'react-router';
import { FailureBanner } from '#antd/failure-banner.tsx';
import styles from './email-tools.module.css';
import { PasswordProvider } from './typed-password.tsx';

interface EmailToolsProps {
  pages: readonly { path: string; label: string }[];
}

/** The frame of the administrator's e-mail tools: their links, and the typed password, which all of them share. */
export function EmailTools({ pages }: EmailToolsProps) {
  // A page whose code is still loading tells the shell so through it.
  const shell = useOutletContext();
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // On phones the link of this page may stand outside the row.
    if (pathname)
      links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <PasswordProvider>
      <div className="page">
        <div className="page-head">
          <h1>E-mail Tools</h1>
        </div>
        <nav ref={links} className={styles.pages} aria-label="E-mail tools">
          {pages.map(({ path, label }) => (
            <NavLink key={path} to={path} end={path === '/emailer'}>
              {label}
            </NavLink>
          ))}
        </nav>
        {/* What failed on one page is not said on the next. */}
        <FailureBanner key={pathname} loadFailure={null} onRetry={() => undefined}>
          <Outlet context={shell} />
        </FailureBanner>
      </div>
    </PasswordProvider>
  );
}
