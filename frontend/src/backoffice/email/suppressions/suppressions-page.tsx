import { Button } from 'antd';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { keyOf, REASON_OPTIONS, REASONS } from '#antd/delivery/suppression-reason.ts';
import { Choice } from '#antd/form/choice.tsx';
import {
  type ChangeView,
  choicePart,
  pagePart,
  textPart,
  type UrlView,
  useUrlView,
} from '#core/address/use-url-view.ts';
import { fresh } from '#core/api/freshness.ts';
import { type SuppressionReason, useListSuppressionsQuery } from '#core/api/staff.ts';
import { LONGEST_SEARCH, useSearchText } from '#core/edit/use-search-text.ts';
import { useScreen } from '#core/screen.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import styles from '#ui/list/list-card.module.css';
import { SearchField } from '#ui/list/list-controls.tsx';
import { listed, PagedList } from '#ui/list/paged-list.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { AddSuppressionDialog, RemoveSuppressionDialog } from './suppression-dialogs.tsx';
import { endsFreely } from './suppression-rights.ts';
import { SuppressionCards, SuppressionTable } from './suppression-rows.tsx';

const PAGE_SIZE = 50;

interface SuppressionsPageProps {
  /** Whether whoever looks may keep people from mails, and end what they wished: the administrator alone. */
  mayDecide: boolean;
}

/** /emailer/suppressed: the addresses that are not mailed, and why. */
export function SuppressionsPage({ mayDecide }: SuppressionsPageProps) {
  const [view, changeView] = useSuppressionView();
  const { search, reason, page } = view;
  const openDialog = useOpenDialog();
  const { isWide } = useScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useListSuppressionsQuery(
    { search: search || undefined, reason: reason || undefined, page, limit: PAGE_SIZE },
    fresh('listSuppressions'),
  );
  const turnTo = useCallback(
    (next: number, options?: { replace: boolean }) => changeView({ page: next }, options),
    [changeView],
  );
  const mayRemove = (reason: SuppressionReason) => mayDecide || endsFreely(reason);
  const Rows = isWide ? SuppressionTable : SuppressionCards;
  return (
    <section className={`card ${styles.list}`} aria-labelledby="suppressed">
      <div className={styles.head}>
        <div>
          <h2 id="suppressed" ref={heading} tabIndex={-1}>
            Suppressed addresses
          </h2>
          <p className="small muted">They are skipped when mail goes to many.</p>
        </div>
        <div className="link-row">
          {mayDecide && (
            <Link className="btn" to="/organise/import?what=suppressions">
              Import…
            </Link>
          )}
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => openDialog('add-suppression')}>
            Add address
          </Button>
        </div>
      </div>
      <SuppressionTools view={view} onChangeView={changeView} />
      <PagedList
        list={listed(query, PAGE_SIZE)}
        page={page}
        onTurn={turnTo}
        noun="entry"
        plural="entries"
        failure="The suppressed addresses did not load"
        isPolled
        empty={<NothingFound isFiltered={Boolean(search || reason)} />}
      >
        {(items) => (
          <Rows
            items={items}
            mayRemove={mayRemove}
            onRemove={(key) => openDialog('remove-suppression', key)}
          />
        )}
      </PagedList>
      <RoutedDialog name="add-suppression" find={() => true}>
        {(_subject, frame) => <AddSuppressionDialog mayDecide={mayDecide} frame={frame} />}
      </RoutedDialog>
      <RoutedDialog
        name="remove-suppression"
        find={(key) => query.data?.items.find((item) => keyOf(item) === key && mayRemove(item.reason))}
        fallbackFocus={heading}
      >
        {(suppression, frame) => <RemoveSuppressionDialog suppression={suppression} frame={frame} />}
      </RoutedDialog>
    </section>
  );
}

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState>
      <p>{isFiltered ? 'No address found.' : 'No address is suppressed.'}</p>
      <p className="small">
        {isFiltered
          ? 'Try another search or reason.'
          : 'Those that bounce or unsubscribe appear here by themselves. Others can be added.'}
      </p>
    </EmptyState>
  );
}

const FILTERS = [{ value: '' as const, label: 'All reasons' }, ...REASON_OPTIONS];

interface SuppressionToolsProps {
  view: SuppressionView;
  onChangeView: ChangeSuppressionView;
}

/** Search and filter of the suppressed addresses. */
function SuppressionTools({ view, onChangeView }: SuppressionToolsProps) {
  const [text, setText] = useSearchText(view.search, (search) =>
    onChangeView({ search, page: 1 }, { replace: true }),
  );
  return (
    <div className={`grid gap-8 ${styles.tools}`}>
      <SearchField label="Search addresses" placeholder="Part of an address" text={text} onChange={setText} />
      <Choice
        aria-label="Reason"
        value={view.reason}
        options={FILTERS}
        onChange={(reason) => onChangeView({ reason, page: 1 })}
      />
    </div>
  );
}

const PARTS = {
  search: textPart(LONGEST_SEARCH),
  /** '' for all. */
  reason: choicePart(['', ...REASONS], ''),
  page: pagePart,
};

type SuppressionView = UrlView<typeof PARTS>;
type ChangeSuppressionView = ChangeView<SuppressionView>;

/** Which suppressed addresses are shown. */
function useSuppressionView() {
  return useUrlView(PARTS);
}
