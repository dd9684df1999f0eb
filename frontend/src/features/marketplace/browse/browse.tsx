import { type User, useListListingsQuery } from '../../../api/generated.ts';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { listed } from '../../../ui/list/listed.ts';
import { PagedList } from '../../../ui/list/paged-list.tsx';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { count } from '../../../ui/text/count-text.ts';
import { useForSaleAddress } from '../for-sale-address.ts';
import { queryOf, useBrowseView } from './browse-view.ts';
import { PAGE_SIZE } from './first-listings.ts';

/** The games for sale. */
export function Browse({ user }: { user: User | null }) {
  const [view, changeView] = useBrowseView();
  const { openForm } = useForSaleAddress();
  const list = listed(useListListingsQuery(queryOf(view, user)), PAGE_SIZE);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Games for Sale</h1>
          <p>From one shelf to the next. Pay the seller, pick it up at the convention.</p>
        </div>
        {user && (
          <button type="button" className="btn btn-primary btn-large" onClick={() => openForm('create')}>
            <Icon name="plus" />
            List a Game
          </button>
        )}
      </div>
      <p className="strong">{count(list.total, 'game')} available</p>
      <PagedList
        list={list}
        page={view.page}
        onTurn={(page, options) => changeView({ page }, options)}
        noun="game"
        failure="Error loading games: Something went wrong"
        isPolled={false}
        empty={<EmptyState>No games found matching your criteria.</EmptyState>}
      >
        {(items) => (
          <ul>
            {items.map(({ id, gameName }) => (
              <li key={id}>{gameName}</li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
