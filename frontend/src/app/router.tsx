import { createBrowserRouter, type RouteObject } from 'react-router';
import { takeSignInCode } from '../features/users/sign-in-code.ts';
import { pageCode } from './page-code.ts';
import { PAGES, type PageRow } from './pages.ts';
import { FirstLoad } from './shell/first-load.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { RouteError } from './shell/route-error.tsx';
import { Shell } from './shell/shell.tsx';
import type { RouteHandle } from './shell/use-route-handle.ts';

// The router never sees a code, so it cannot write one back into the address.
takeSignInCode();

/** Pages are loaded lazily; while one loads the shell stands already. */
const pages: RouteObject[] = PAGES.map((page) => ({
  path: page.path,
  lazy: pageCode[page.path],
  handle: page satisfies PageRow,
  HydrateFallback: FirstLoad,
  ErrorBoundary: RouteError,
}));

export const router = createBrowserRouter([
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      ...pages,
      {
        path: '*',
        Component: NotFoundPage,
        handle: { title: 'Page Not Found' } satisfies RouteHandle,
      },
    ],
  },
]);
