import type { RouteObject } from 'react-router';
import { pageCode } from './page-code.ts';
import { PAGES, type PagePath, type PageRow } from './pages.ts';
import { NotFoundPage, RouteError } from './shell/route-error.tsx';
import { FirstLoad, Shell } from './shell/shell.tsx';
import type { RouteHandle } from './shell/use-route-handle.ts';

/** Pages are loaded lazily; while one loads the shell stands already. */
const routeOf = (page: PageRow & { path: PagePath }): RouteObject => ({
  path: page.path,
  lazy: pageCode[page.path],
  handle: page satisfies PageRow,
  HydrateFallback: FirstLoad,
  ErrorBoundary: RouteError,
});
/** A frame with its pages in it. */
const framed = (lazy: RouteObject['lazy'], isInside: (page: PageRow) => boolean): RouteObject => ({
  lazy,
  HydrateFallback: FirstLoad,
  ErrorBoundary: RouteError,
  children: PAGES.filter(isInside).map(routeOf),
});
const isOrganise = ({ path }: PageRow) => path.startsWith('/organise');
const isEmailTool = ({ path }: PageRow) => path.startsWith('/emailer');

export const ROUTES: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      ...PAGES.filter((page) => !isEmailTool(page) && !isOrganise(page)).map(routeOf),
      framed(() => import('./routes/email-tools.frame.tsx'), isEmailTool),
      framed(() => import('./routes/organise.frame.tsx'), isOrganise),
      {
        path: '*',
        Component: NotFoundPage,
        handle: { title: 'Page Not Found' } satisfies RouteHandle,
      },
    ],
  },
];
