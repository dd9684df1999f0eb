import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { LoginLink } from '#core/address/login-link.tsx';
import { useCachedSince } from '#core/api/cached-responses.ts';
import { fresh } from '#core/api/freshness.ts';
import { type ListListingsApiArg, type User, useListListingsQuery } from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import { usePreloadedCode } from '#core/code/use-lazy-code.ts';
import { useScreen } from '#core/screen.ts';
import { count } from '#core/text/count-text.ts';
import { openDialogIn } from '#ui/dialog/use-open-dialog.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SortChoice } from '#ui/list/list-controls.tsx';
import { listed, PagedList } from '#ui/list/paged-list.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { useForSaleAddress } from '../for-sale-address.ts';
import { useListingActions } from '../listing/use-listing-actions.ts';
import styles from './browse.module.css';
import { BrowseToolbar } from './browse-toolbar.tsx';
import { type BrowseView, type ChangeBrowseView, MINE, queryOf, useBrowseView } from './browse-view.ts';
import { FIRST_LISTINGS, PAGE_SIZE } from './first-listings.ts';
import { BrowseSkeleton, ListingGrid, ListingRows, type ListingsProps } from './listings.tsx';
import { usePinnedListings } from './pinned-listings.ts';

const ListingTable = lazy(() => import('./listing-table.tsx'));

const SORTS: { value: BrowseView['sortBy']; label: string }[] = [
  { value: 'date', label: 'Date Posted' },
  { value: 'price', label: 'Price' },
  { value: 'name', label: 'Game Name' },
  { value: 'condition', label: 'Condition' },
];
const ORDERS = { desc: 'High to Low', asc: 'Low to High' };

/** The list of games for sale. */
export function Browse({ user }: { user: User | null }) {
  const [view, changeView] = useBrowseView();
  const { openForm } = useForSaleAddress();
  const query = queryOf(view, user);
  const listGame = (
    <button type="button" className="btn btn-primary btn-large" onClick={() => openForm('create')}>
      <Icon name="plus" />
      List a Game
    </button>
  );
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1 tabIndex={-1}>Games for Sale</h1>
          <p>From one shelf to the next. Pay the seller, pick it up at the convention.</p>
        </div>
        {user ? listGame : <LoginLink>Login to Buy and Sell</LoginLink>}
      </div>
      <BrowseToolbar view={view} onChangeView={changeView} user={user} />
      {view.seller === MINE && !user ? (
        <Notice tone="info" title="Please log in to see your listings." />
      ) : (
        <Found view={view} onChangeView={changeView} user={user} />
      )}
      <ListingDialogs user={user} list={query} />
    </div>
  );
}

/** The request that the service worker caches: the first page, unfiltered. */
const OFFLINE_CALL = `/api/forsale?limit=${FIRST_LISTINGS.limit}`;

interface FoundProps {
  view: BrowseView;
  onChangeView: ChangeBrowseView;
  user: User | null;
}

function Found({ view, onChangeView, user }: FoundProps) {
  const { openForm } = useForSaleAddress();
  const args = queryOf(view, user);
  const query = useListListingsQuery(args, fresh('listListings'));
  const cachedSince = useCachedSince(OFFLINE_CALL);
  const isFirst = Object.keys(args).length === Object.keys(FIRST_LISTINGS).length;
  const known = listed(query, PAGE_SIZE);
  const [items, pin] = usePinnedListings(JSON.stringify(args), known.items);
  const list = { ...known, items, outdatedSince: (isFirst ? cachedSince : undefined) ?? known.outdatedSince };
  const actions = useListingActions(pin);
  return (
    <>
      <div className={`row spread wrap ${styles.summary}`}>
        <p className="strong">
          {list.items ? `${count(list.total, 'game')} available` : !list.hasFailed && 'Loading games...'}
        </p>
        <SortChoice
          sort={view.sortBy}
          order={view.sortOrder}
          choices={SORTS}
          orders={ORDERS}
          onSort={(sortBy) => onChangeView({ sortBy, page: 1 })}
          onOrder={(sortOrder) => onChangeView({ sortOrder, page: 1 })}
        />
      </div>
      <PagedList
        list={list}
        page={view.page}
        onTurn={(page, options) => onChangeView({ page }, options)}
        noun="game"
        failure={`Error loading games: ${loadFailure(query.error)}`}
        isPolled
        skeleton={<BrowseSkeleton view={view.view} />}
        empty={
          <EmptyState isCard>
            <p>No games found matching your criteria.</p>
            {user && (
              <button type="button" className="btn" onClick={() => openForm('create')}>
                Be the first to list a game
              </button>
            )}
          </EmptyState>
        }
      >
        {(items) => (
          <>
            {query.data?.isAlike && (
              <p className="anywhere below-14">
                No game says every word of <b>{view.search}</b>. These have names like it.
              </p>
            )}
            <Listings view={view.view} listings={items} user={user} actions={actions} />
          </>
        )}
      </PagedList>
    </>
  );
}

function Listings({ view, ...props }: ListingsProps & { view: BrowseView['view'] }): ReactNode {
  const { isWide } = useScreen();
  if (view === 'grid') return <ListingGrid {...props} />;
  if (!isWide) return <ListingRows {...props} />;
  return (
    <Suspense fallback={<BrowseSkeleton view="list" />}>
      <ListingTable {...props} />
    </Suspense>
  );
}

/** The server's message, or a generic one. */
function loadFailure(error: unknown): string {
  const { status, message } = problemOf(error);
  return message ?? (status > 0 ? 'Something went wrong' : 'Network error');
}

const load = () => import('../details/opened-listing.tsx');

interface ListingDialogsProps {
  user: User | null;
  /** The query of the page, whose cached listings are shown at once. */
  list: ListListingsApiArg;
}

/** Details and dialogs of a listing. Their code is loaded when one opens, or preloaded at the first activity. */
function ListingDialogs(props: ListingDialogsProps) {
  const { item } = useForSaleAddress();
  const dialog = openDialogIn(useLocation());
  const code = usePreloadedCode(load, dialog || item);
  return code && <code.OpenedListing {...props} />;
}
