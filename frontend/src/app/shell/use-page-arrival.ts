import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { useRouteHandle } from './use-route-handle.ts';

/**
 * Names the document after the page and, on every move to another page, puts the focus at the top of its content, so
 * that keyboard and screen reader start where the eye does.
 */
export function usePageArrival(content: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const { title } = useRouteHandle();
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
