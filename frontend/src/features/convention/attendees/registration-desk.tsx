import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useListRegistrationsQuery } from '../../../api/generated.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { SKELETON_DELAY, usePending } from '../../../ui/feedback/use-pending.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { useSearchText } from '../../../ui/form/use-search-text.ts';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { count } from '../../../ui/text/count-text.ts';
import styles from './registration-desk.module.css';
import { RegistrationRows } from './registration-rows.tsx';
import { type ChangeDeskView, type DeskView, useDeskView } from './use-desk-view.ts';

const PAGE_SIZE = 25;
/** ms; several people work at the door. */
const REFRESH_INTERVAL = 30_000;
const PAID = { '': undefined, yes: true, no: false };

/** The registrations for the door: find somebody, mark them here, mark them paid. */
export function RegistrationDesk() {
  const [view, changeView] = useDeskView();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, currentData, isFetching, isError, refetch } = useListRegistrationsQuery(
    { search: view.search || undefined, paid: PAID[view.paid], page: view.page, limit: PAGE_SIZE },
    { pollingInterval: REFRESH_INTERVAL, skipPollingIfUnfocused: true },
  );
  const showsSkeleton = usePending(!data && !isError, SKELETON_DELAY);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  const isBeyondLast = view.page > pages && Boolean(currentData);
  useEffect(() => {
    if (isBeyondLast) changeView({ page: pages }, { replace: true });
  }, [isBeyondLast, pages, changeView]);

  return (
    <section className={`card ${styles.desk}`} aria-labelledby="registrations">
      <div className={styles.deskHead}>
        <div>
          <h2 id="registrations" ref={heading} tabIndex={-1} className={styles.heading}>
            Registrations
          </h2>
          <p className="small muted" role="status">
            {data ? `${count(data.total, 'registration')}${isFiltered(view) ? ' found' : ''}` : ' '}
          </p>
        </div>
        <div className={styles.links}>
          <Link className="btn" to="/emailer">
            <Icon name="mail" />
            E-mail Tools
          </Link>
          <a className="btn" href="/api/registrations.csv" download>
            <Icon name="download" />
            Export CSV
          </a>
        </div>
      </div>
      <DeskTools view={view} onChangeView={changeView} />
      {!currentData && isError ? (
        <LoadFailure title="The registrations did not load" onRetry={() => void refetch()} />
      ) : data ? (
        <div className={isFetching && !currentData ? styles.stale : undefined}>
          {data.items.length > 0 ? (
            <RegistrationRows items={data.items} onRemoved={() => heading.current?.focus()} />
          ) : (
            <EmptyState>
              <p>{isFiltered(view) ? 'Nobody found. Try another search.' : 'Nobody has registered yet.'}</p>
            </EmptyState>
          )}
        </div>
      ) : (
        showsSkeleton && <DeskSkeleton />
      )}
      {pages > 1 && (
        <Pager
          label="Pages of registrations"
          page={view.page}
          pages={pages}
          onChange={(page) => changeView({ page })}
        />
      )}
    </section>
  );
}

function DeskTools({ view, onChangeView }: { view: DeskView; onChangeView: ChangeDeskView }) {
  const [text, setText] = useSearchText(view.search, (search) =>
    onChangeView({ search, page: 1 }, { replace: true }),
  );
  return (
    <div className={styles.tools}>
      <SearchField label="Search registrations" placeholder="Name or email" text={text} onChange={setText} />
      <div className="select">
        <select
          className="input"
          aria-label="Payment"
          value={view.paid}
          onChange={(event) => onChangeView({ paid: event.target.value as DeskView['paid'], page: 1 })}
        >
          <option value="">All</option>
          <option value="yes">Paid</option>
          <option value="no">Not paid</option>
        </select>
      </div>
    </div>
  );
}

function DeskSkeleton() {
  return (
    <div className={styles.skeletons} role="status" aria-label="Loading...">
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  );
}

function isFiltered({ search, paid }: DeskView): boolean {
  return search !== '' || paid !== '';
}
