import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation, useOutletContext } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { useReleaseNews } from '#core/code/release.ts';
import { dayRange } from '#core/text/date-text.ts';
import { FreshSignIn } from '#site/users/fresh-sign-in.tsx';
import { SessionEnded } from '#site/users/session-ended.tsx';
import { useCurrentUser, useLogout, useStoredUser } from '#site/users/use-current-user.ts';
import { Toasts } from '#ui/feedback/toasts.tsx';
import { useTooltips } from '#ui/feedback/use-tooltips.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Brand } from '#ui/pieces/brand.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { SiteMenu, usePrefetchOnIntent } from './site-menu.tsx';
import { StaffStrip } from './staff-strip.tsx';
import { usePushes } from './use-pushes.ts';
import { useRouteHandle } from './use-route-handle.ts';
import './shell.css';

/** Paths on which only the brand and the logout icon stay. */
const WITHOUT_LINKS = /^\/(gameday\/|gameday-reply\/|gameday-management)/;

export function Shell() {
  const content = useRef<HTMLElement>(null);
  const { frame } = useRouteHandle();
  const { pathname } = useLocation();
  useStoredUser();
  useTooltips();
  useReleaseNews();
  usePushes({ isScreen: frame === 'none' });
  if (frame === 'none') return <PageOutlet content={content} />;
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {frame === 'guest' ? <GuestHeader /> : <SiteHeader showLinks={!WITHOUT_LINKS.test(pathname)} />}
      <SessionEnded />
      <FreshSignIn />
      <PageOutlet content={content} />
      <SiteFooter narrow={frame === 'guest'} />
      <Toasts />
    </>
  );
}

/** The header of a guest's reply page: the brand alone. The page continues the felt below it. */
function GuestHeader() {
  return (
    <header className="felt guest-header">
      <BrandLink />
      <LogoutButton />
    </header>
  );
}

function SiteHeader({ showLinks }: { showLinks: boolean }) {
  return (
    <header className="site-header">
      <div className="felt">
        <div className="page site-bar">
          <BrandLink />
          {showLinks && <SiteMenu />}
          {showLinks && <AccountLink />}
          <LogoutButton />
        </div>
      </div>
      <div className="rail" />
      <StaffStrip isAlone={!showLinks} />
    </header>
  );
}

function AccountLink() {
  const { user, hasEnded } = useCurrentUser();
  const prefetchOnIntent = usePrefetchOnIntent();
  const label = user && !hasEnded ? 'User Info' : 'Login';
  return (
    <NavLink className="account-link" to="/login" data-tooltip={label} {...prefetchOnIntent('/login')}>
      <Icon name="person" />
      <span className="account-label">{label}</span>
    </NavLink>
  );
}

function BrandLink() {
  return (
    <Link className="brand" to="/">
      <Brand />
    </Link>
  );
}

function LogoutButton() {
  const { user, hasEnded } = useCurrentUser();
  return user && !hasEnded ? <LogOut /> : null;
}

/** Its question ends with the session that it was asked in. */
function LogOut() {
  const { logOut, question } = useLogout();
  return (
    <>
      <IconButton icon="logout" label="Log out" className="logout" onClick={logOut} />
      {question}
    </>
  );
}

function SiteFooter({ narrow = false }: { narrow?: boolean }) {
  const edition = useEdition();
  return (
    <footer className="site-footer">
      <div className={narrow ? 'page page-guest' : 'page'}>
        <div className="site-footer-line">
          <span>{`${edition.productName} · ${dayRange(edition.days)}`}</span>
          {!narrow && <FooterLinks social={edition.links.social} />}
          <span>{`Sponsored by ${edition.sponsorName}`}</span>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ social }: { social: string }) {
  return (
    <nav className="site-footer-links" aria-label="More">
      <Link to="/attendees">Attendees</Link>
      <Link to="/email">Newsletter</Link>
      <a href={social}>Social media</a>
      <Link to="/conduct">Code of conduct</Link>
      <Link to="/privacy">Privacy</Link>
      <Link to="/accessibility">Accessibility</Link>
      <Link to="/imprint">Imprint</Link>
    </nav>
  );
}

/** Takes the place of a page while its code loads for the first time. It tells the layout so and shows nothing itself. */
export function FirstLoad() {
  const setLoading = useOutletContext<(loading: boolean) => void>();
  useEffect(() => {
    setLoading(true);
    return () => setLoading(false);
  }, [setLoading]);
  return null;
}
