import { type ReactNode, useEffect, useRef, useState } from 'react';
import { count, numeral } from '#core/text/count-text.ts';
import { ListSkeleton } from '../feedback/loading.tsx';
import { LoadFailure, StaleNote } from '../feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '../feedback/timing.ts';
import { IconButton } from '../form/icon-button.tsx';
import type { IconName } from '../pieces/icon.tsx';
import { useListTop } from './list-top.ts';
import styles from './paged-list.module.css';

interface PagedListProps<Item> {
  list: Listed<Item>;
  /** From 1. */
  page: number;
  /** `replace` when the page in the address is beyond the last. */
  onTurn: (page: number, options?: { replace: boolean }) => void;
  noun: string;
  plural?: string;
  /** The title when the list did not load. */
  failure: string;
  isPolled: boolean;
  /** Shown while the list loads; plain rows by default. */
  skeleton?: ReactNode;
  /** Shown for a list without items. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** One page of a list with its pager and its loading, error, empty and outdated states. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { list, noun, plural } = props;
  return (
    <>
      {/* There before the list is, and the only voice that says how long it is. */}
      <p className="visually-hidden" role="status">
        {list.items && !list.hasFailed && `${count(list.total, noun, plural)} in the list`}
      </p>
      <Page {...props} />
    </>
  );
}

function Page<Item>(props: PagedListProps<Item>) {
  const { list, page, onTurn, noun, plural = `${noun}s`, failure, isPolled, empty, children } = props;
  const { items, total, pages, isStale, hasFailed, outdatedSince, retry } = list;
  const showsSkeleton = usePending(!items && !hasFailed, SKELETON_DELAY);
  const { top, goToTop } = useListTop<HTMLDivElement>();

  // The last item of the last page was removed, or the address is old.
  const isBeyondLast = page > 1 && items?.length === 0 && !isStale;
  useEffect(() => {
    if (isBeyondLast) onTurn(pages, { replace: true });
  }, [isBeyondLast, pages, onTurn]);

  const turnTo = (next: number) => {
    onTurn(next);
    goToTop();
  };

  if (hasFailed) {
    return (
      <div className={`grid centred ${styles.failed}`}>
        <LoadFailure title={failure} error={list.error} onRetry={retry} />
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
  const note = outdatedSince !== undefined && (
    <div className={styles.note}>
      <StaleNote since={outdatedSince} isRetrying={isPolled} />
    </div>
  );
  if (items.length === 0) {
    return (
      <>
        {note}
        {empty}
      </>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no form, and the card around it is the landmark
    <div
      ref={top}
      role="group"
      tabIndex={-1}
      aria-label={`List of ${plural}`}
      className={isStale ? styles.stale : undefined}
      aria-busy={isStale}
    >
      {note}
      {children(items)}
      <div className={styles.foot}>
        <Pager label={`Pages of ${plural}`} page={page} pages={pages} onChange={turnTo}>
          {count(total, noun, plural)}
        </Pager>
      </div>
    </div>
  );
}

/** The result of a generated query hook for a list. */
interface ListQuery<Item> {
  data?: { items: Item[]; total: number };
  currentData?: { items: Item[]; total: number };
  error?: unknown;
  isFetching: boolean;
  /** ms */
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

/** One page of a list as it is shown. */
export interface Listed<Item> {
  /** The previous ones while another page or filter loads. */
  items: Item[] | undefined;
  /** Matches on all pages together. */
  total: number;
  pages: number;
  isStale: boolean;
  /** The requested page did not load; `items` are missing or of another page. */
  hasFailed: boolean;
  /** Why. */
  error?: unknown;
  /** ms; when `items` were loaded, if refreshing them failed. */
  outdatedSince: number | undefined;
  retry: () => void;
}

export function listed<Item>(query: ListQuery<Item>, pageSize: number): Listed<Item> {
  const { data, currentData, error, isFetching, fulfilledTimeStamp, refetch } = query;
  const total = data?.total ?? 0;
  return {
    items: data?.items,
    total,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    isStale: isFetching && !currentData,
    hasFailed: Boolean(error) && !currentData,
    error,
    outdatedSince: error && currentData ? fulfilledTimeStamp : undefined,
    retry: () => void refetch(),
  };
}

interface PagerProps {
  label: string;
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** For example how many items there are. */
  children?: ReactNode;
}

/** Buttons for the pages of a list. They use `aria-disabled`, so that the focus is not lost on the first and last page. */
export function Pager({ label, page, pages, onChange, children }: PagerProps) {
  const where = `Page ${numeral(page)} of ${numeral(pages)}`;
  // Told to whoever turned it. Filters change it as well, and tell of themselves.
  const isTurning = useRef(false);
  const [told, setTold] = useState('');
  useEffect(() => {
    setTold(isTurning.current ? where : '');
    isTurning.current = false;
  }, [where]);
  const turn = (to: number) => {
    isTurning.current = true;
    onChange(to);
  };
  const step = (icon: IconName, name: string, to: number) => {
    const isPossible = to !== page && to >= 1 && to <= pages;
    return (
      <IconButton
        icon={icon}
        label={name}
        framed
        aria-disabled={!isPossible}
        onClick={isPossible ? () => turn(to) : undefined}
      />
    );
  };
  return (
    <nav className={`row spread wrap type-15 ${styles.pager}`} aria-label={label}>
      {children && <span>{children}</span>}
      <span className="row gap-8 rigid to-end">
        {step('first', 'First page', 1)}
        {step('previous', 'Previous page', page - 1)}
        <span className="nowrap">{where}</span>
        <span className="visually-hidden" role="status">
          {told}
        </span>
        {step('next', 'Next page', page + 1)}
        {step('last', 'Last page', pages)}
      </span>
    </nav>
  );
}
