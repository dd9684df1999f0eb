import { Fragment, type ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { loadCode } from '#core/code/load-code.ts';
import type { FrameRow, PageRow } from './page-row.ts';
import { SITE_PAGES } from './pages.ts';
import { NotFoundPage, RouteError } from './shell/route-error.tsx';
import { FirstLoad, Shell } from './shell/shell.tsx';
import type { RouteHandle } from './shell/use-route-handle.ts';
import { FRAMES, STAFF_PAGES } from './staff-pages.ts';

const antdProvider = async () => (await import('#antd/antd-provider.tsx')).AntdProvider;
const requireRole = async () => (await import('#site/users/require-role.tsx')).RequireRole;

/** Loads what a route shows, with what its row asks to have around it. */
function loading(
  { antd, role, title }: Pick<PageRow, 'antd' | 'role' | 'title'>,
  load: () => Promise<ReactNode>,
) {
  return async () => {
    const [shown, Look, Gate] = await Promise.all([
      loadCode(load),
      antd ? loadCode(antdProvider) : Fragment,
      role && loadCode(requireRole),
    ]);
    const element = <Look>{shown}</Look>;
    if (!Gate || !role) return { element };
    return {
      element: (
        <Gate name={role} title={String(title)}>
          {element}
        </Gate>
      ),
    };
  };
}

const load = async ({ code }: PageRow) => {
  const Page = await code();
  return <Page />;
};

/** Pages are loaded lazily; while one loads the shell stands already. */
const routeOf = (page: PageRow, around: Parameters<typeof loading>[0] = page): RouteObject => ({
  path: page.path,
  lazy: loading(around, () => load(page)),
  handle: page,
  HydrateFallback: FirstLoad,
  ErrorBoundary: RouteError,
});

/** A frame with its pages in it, which are behind its gate. */
function framed(frame: FrameRow): RouteObject {
  const tabs = frame.pages.flatMap(({ path, tab }) => (tab ? [{ path, label: tab }] : []));
  return {
    lazy: loading(frame, async () => {
      const Frame = await frame.code();
      return <Frame tabs={tabs} />;
    }),
    HydrateFallback: FirstLoad,
    ErrorBoundary: RouteError,
    children: frame.pages.map((page) => routeOf(page, {})),
  };
}

export const ROUTES: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      ...[...SITE_PAGES, ...STAFF_PAGES].map((page) => routeOf(page)),
      ...FRAMES.map(framed),
      {
        path: '*',
        Component: NotFoundPage,
        handle: { title: 'Page Not Found' } satisfies RouteHandle,
      },
    ],
  },
];
