import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useTitleInForce } from '#core/address/use-title.ts';
import { useEdition } from '#core/api/edition.ts';
import { useSession } from '#core/api/session.ts';
import { LoadingView } from '#ui/feedback/loading.tsx';
import { usePending } from '#ui/feedback/timing.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { useRouteHandle } from './use-route-handle.ts';

/** The page in its main landmark, replaced by a placeholder while the next page takes longer to load. */
export function PageOutlet({ content }: { content: RefObject<HTMLElement | null> }) {
  const [firstLoad, setFirstLoad] = useState(false);
  const navigating = useNavigation().state === 'loading';
  const pending = usePending(firstLoad || navigating, 1000, 500);
  const { owner } = useSession();
  usePageArrival(content);
  return (
    <main id="content" ref={content} tabIndex={-1}>
      {pending && <LoadingView />}
      <div hidden={pending}>
        <Fragment key={owner}>
          <Outlet context={setFirstLoad} />
        </Fragment>
      </div>
      <LeaveGuard />
      <ScrollRestoration getKey={positionKey} />
    </main>
  );
}

/** Where a tab stood is kept by its entry; one that a link within a page made has no key of its own, and is told by its page. */
function positionKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

/**
 * Names the document after what is shown and, on every move to another page, puts the focus at the top of its content, so
 * that keyboard and screen reader start where the eye does.
 */
function usePageArrival(content: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const { title: titleOfPage } = useRouteHandle();
  const title = useTitleInForce() ?? titleOfPage;
  const edition = useEdition();
  const previousPath = useRef(pathname);

  useEffect(() => {
    document.title = `${edition.productName} - ${title ?? `Sponsored by ${edition.sponsorName}`}`;
  }, [edition, title]);

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
