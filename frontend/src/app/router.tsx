import type { ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { takeSignInCode } from '../features/users/sign-in-code.ts';
import { pageCode } from './page-code.ts';
import { FirstLoad } from './shell/first-load.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { RouteError } from './shell/route-error.tsx';
import type { RouteHandle } from './shell/route-handle.ts';
import { Shell } from './shell/shell.tsx';

type Page = { Component: () => ReactNode };

/** A lazily loaded page; while it loads the shell stands already. */
function page(path: string, handle: RouteHandle, lazy: () => Promise<Page>): RouteObject {
  return { path, lazy, handle, HydrateFallback: FirstLoad, ErrorBoundary: RouteError };
}

// The router never sees a code, so it cannot write one back into the address.
takeSignInCode();

export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      page('/', {}, pageCode['/']),
      page('/faq', { title: 'Frequently Asked Questions' }, pageCode['/faq']),
      page('/photos', { title: 'Photos' }, pageCode['/photos']),
      page('/events', { title: 'Events' }, pageCode['/events']),
      page('/attendees', { title: 'Attendees' }, () => import('./routes/attendees.route.tsx')),
      page('/email', { title: 'Newsletter' }, () => import('./routes/newsletter.route.tsx')),
      page('/contact', { title: 'Contact' }, pageCode['/contact']),
      page('/map', { title: 'Map' }, pageCode['/map']),
      page('/login', { title: 'Login' }, pageCode['/login']),
      page('/verify', { title: 'Email Verification' }, () => import('./routes/verify.route.tsx')),
      page('/gameday-management', { title: 'Gameday Management' }, pageCode['/gameday-management']),
      page(
        '/gameday-management/door-list/:gamedayId',
        { title: 'Door List' },
        () => import('./routes/door-list.route.tsx'),
      ),
      page(
        '/gameday/:date',
        { title: 'Gameday', frame: 'guest' },
        () => import('./routes/public-rsvp.route.tsx'),
      ),
      page(
        '/gameday-reply/:invitationToken',
        { title: 'Gameday', frame: 'guest' },
        () => import('./routes/invitation-rsvp.route.tsx'),
      ),
      page(
        '/unsubscribe/:token',
        { title: 'No More Invitations' },
        () => import('./routes/unsubscribe.route.tsx'),
      ),
      { path: '*', Component: NotFoundPage, handle: { title: 'Page Not Found' } satisfies RouteHandle },
    ],
  },
]);
