import { useRef } from 'react';
import { useLocation } from 'react-router';
import { SessionEnded } from '#features/users/session-ended.tsx';
import { useStoredUser } from '#features/users/use-current-user.ts';
import { Toasts } from '#ui/feedback/toasts.tsx';
import { TooltipProvider } from '#ui/feedback/tooltip.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { useRouteHandle } from './use-route-handle.ts';
import './shell.css';
import { Brand } from './brand.tsx';
import { LogoutButton } from './logout-button.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Paths on which only the brand and the logout icon stay (spec §2). */
const WITHOUT_LINKS = /^\/(gameday\/|gameday-reply\/|gameday-management)/;

export function Shell() {
  const content = useRef<HTMLElement>(null);
  const { frame } = useRouteHandle();
  const { pathname } = useLocation();
  useStoredUser();
  return (
    <TooltipProvider>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {frame === 'guest' ? <GuestHeader /> : <SiteHeader showLinks={!WITHOUT_LINKS.test(pathname)} />}
      <SessionEnded />
      <PageOutlet content={content} />
      <SiteFooter narrow={frame === 'guest'} />
      <Toasts />
    </TooltipProvider>
  );
}

/** The header of a guest's reply page: the brand alone. The page continues the felt below it. */
function GuestHeader() {
  return (
    <header className="felt guest-header">
      <Brand />
      <LogoutButton />
    </header>
  );
}
