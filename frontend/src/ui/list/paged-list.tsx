import { type ReactNode, useEffect, useRef } from 'react';
import { LoadFailure } from '../feedback/load-failure.tsx';
import { StaleNote } from '../feedback/stale-note.tsx';
import { SKELETON_DELAY, usePending } from '../feedback/use-pending.ts';
import { count } from '../text/count-text.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import type { Listed } from './listed.ts';
import styles from './paged-list.module.css';
import { Pager } from './pager.tsx';

interface PagedListProps<Item> {
  list: Listed<Item>;
  /** From 1; it lives in the address. */
  page: number;
  /** `replace` when the page in the address is beyond the last. */
  onTurn: (page: number, options?: { replace: boolean }) => void;
  /** What one of the items is called. */
  noun: string;
  plural?: string;
  /** Says that the list did not load. */
  failure: string;
  /** It is asked for again without being told to. */
  isPolled: boolean;
  /** Stands in place of a list that loads; lines when not given. */
  skeleton?: ReactNode;
  /** Stands in place of a list without items. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** One page of a list with its pager: loading, failed, empty, or out of date since when. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { list, page, onTurn, noun, plural = `${noun}s`, failure, isPolled, empty, children } = props;
  const { items, total, pages, isStale, hasFailed, outdatedSince, retry } = list;
  const showsSkeleton = usePending(!items && !hasFailed, SKELETON_DELAY);
  const top = useRef<HTMLDivElement>(null);

  // The last item of the last page has gone, or the address is an old one.
  const isBeyondLast = page > 1 && items?.length === 0 && !isStale;
  useEffect(() => {
    if (isBeyondLast) onTurn(pages, { replace: true });
  }, [isBeyondLast, pages, onTurn]);

  const turnTo = (next: number) => {
    onTurn(next);
    // The focus stays on the pager below the list, but the new page is read from its top.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };

  if (hasFailed) {
    return (
      <div className={styles.failed}>
        <LoadFailure title={failure} onRetry={retry} />
      </div>
    );
  }
  if (!items) {
    if (!showsSkeleton) return null;
    return (
      props.skeleton ?? (
        <div className={styles.loading}>
          <ListSkeleton rows={6} />
        </div>
      )
    );
  }
  if (items.length === 0) return empty;
  return (
    <div ref={top} className={isStale ? styles.stale : undefined} aria-busy={isStale}>
      {outdatedSince !== undefined && (
        <div className={styles.note}>
          <StaleNote since={outdatedSince} isRetrying={isPolled} />
        </div>
      )}
      {children(items)}
      <div className={styles.pager}>
        <Pager label={`Pages of ${plural}`} page={page} pages={pages} onChange={turnTo}>
          {count(total, noun, plural)}
        </Pager>
      </div>
    </div>
  );
}
