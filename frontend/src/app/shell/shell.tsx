import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useStoredUser } from '../../features/users/current-user.ts';
import { GuestHeader } from './guest-header.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { useRouteHandle } from './route-handle.ts';
import './shell.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** Paths on which only the brand and the logout icon stay (spec §2). */
const WITHOUT_LINKS = /^\/(gameday\/|gameday-reply\/|gameday-management)/;

/** The frame around every page. */
export function Shell() {
  const content = useRef<HTMLElement>(null);
  const { frame } = useRouteHandle();
  const { pathname } = useLocation();
  useStoredUser();
  return (
    <>
      <SkipLink />
      {frame === 'guest' ? <GuestHeader /> : <SiteHeader showLinks={!WITHOUT_LINKS.test(pathname)} />}
      <PageOutlet content={content} />
      <SiteFooter narrow={frame === 'guest'} />
    </>
  );
}
