import { useRef } from 'react';
import { useStoredUser } from '../../features/users/current-user.ts';
import { GuestHeader } from './guest-header.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { useRouteHandle } from './route-handle.ts';
import './shell.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** The frame around every page. */
export function Shell() {
  const content = useRef<HTMLElement>(null);
  const { frame } = useRouteHandle();
  useStoredUser();
  return (
    <>
      <SkipLink />
      {frame === 'guest' ? <GuestHeader /> : <SiteHeader showLinks={frame !== 'bare'} />}
      <PageOutlet content={content} />
      <SiteFooter narrow={frame === 'guest'} />
    </>
  );
}
