import { Button } from 'antd';
import { useId, useState } from 'react';
import { fateChoices } from '#antd/delivery/mail-fates.ts';
import { Choice } from '#antd/form/choice.tsx';
import type { InvitationFates } from '#core/api/staff.ts';
import { useSearchText } from '#core/edit/use-search-text.ts';
import { useScreen } from '#core/screen.ts';
import { ExportButton } from '#ui/list/export-button.tsx';
import { FiltersButton, SearchField, SortChoice } from '#ui/list/list-controls.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { filterOf, NO_ANSWER, STATUS_CHOICES } from '../invitation-status.ts';
import {
  type ChangeManagementView,
  invitationsCsvPath,
  type ManagementView,
  SORT_TITLES,
  SORTS,
} from '../management-view.ts';
import styles from './invitations-panel.module.css';

const FILTERS = [
  { value: '', label: 'All statuses' },
  ...STATUS_CHOICES.map(({ filter, label }) => ({ value: filter, label })),
];
const FILTERS_WITH_DATE = [...FILTERS, { value: NO_ANSWER.filter, label: NO_ANSWER.label }];
const SORT_CHOICES = SORTS.map((sort) => ({ value: sort, label: `Sort by ${SORT_TITLES[sort]}` }));

interface InvitationToolbarProps {
  fates: InvitationFates | undefined;
  gamedayId: string;
  /** Guests should answer by a date. */
  hasAnswerBy: boolean;
  view: ManagementView;
  onChangeView: ChangeManagementView;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** Search, status filter, export and Refresh; on small screens also the sort order, which the table's head sets elsewhere. */
export function InvitationToolbar(props: InvitationToolbarProps) {
  const { fates, gamedayId, hasAnswerBy, view, onChangeView, isRefreshing, onRefresh } = props;
  const { isPhone } = useScreen();
  const [searchText, setSearchText] = useSearchText(view.search, (search) =>
    onChangeView({ search, page: 1 }, { replace: true }),
  );
  const [isUnfolded, setUnfolded] = useState(false);
  const filtersId = useId();
  const active =
    Number(view.status !== '') +
    Number(view.delivery !== '') +
    Number(view.sort !== 'guestName' || view.order !== 'asc');
  return (
    <div className={`cluster gap-8 ${styles.toolbar}`}>
      <div className={styles.search}>
        <SearchField
          label="Search invitations"
          placeholder="Search by name, email, or reply comments..."
          text={searchText}
          onChange={setSearchText}
        />
      </div>
      {isPhone && (
        <FiltersButton
          active={active}
          isUnfolded={isUnfolded}
          controls={filtersId}
          onToggle={() => setUnfolded(!isUnfolded)}
          className={styles.filtersToggle}
        />
      )}
      <div id={filtersId} className={`flex gap-8 ${styles.filters}`} hidden={isPhone && !isUnfolded}>
        <Filters fates={fates} hasAnswerBy={hasAnswerBy} view={view} onChangeView={onChangeView} />
      </div>
      <ExportButton className={`to-end ${styles.export}`} path={invitationsCsvPath(gamedayId, view)} />
      <Button
        className={styles.refresh}
        icon={<Icon name="refresh" className={isRefreshing ? 'spin' : undefined} />}
        aria-disabled={isRefreshing}
        onClick={isRefreshing ? undefined : onRefresh}
      >
        {isRefreshing ? 'Refreshing...' : 'Refresh'}
      </Button>
    </div>
  );
}

function Filters({
  fates,
  hasAnswerBy,
  view,
  onChangeView,
}: Pick<InvitationToolbarProps, 'fates' | 'hasAnswerBy' | 'view' | 'onChangeView'>) {
  const { isWide } = useScreen();
  const { status, pastAnswerBy } = filterOf(view.status);
  const filter = pastAnswerBy
    ? NO_ANSWER.filter
    : (STATUS_CHOICES.find(({ value }) => value === status)?.filter ?? '');
  return (
    <>
      <Choice
        className={styles.filter}
        aria-label="Status"
        value={filter}
        options={hasAnswerBy || pastAnswerBy ? FILTERS_WITH_DATE : FILTERS}
        onChange={(status) => onChangeView({ status, page: 1 })}
      />
      <Choice
        className={styles.filter}
        aria-label="Delivery"
        value={view.delivery}
        options={fateChoices(fates, view.delivery)}
        popupMatchSelectWidth={false}
        onChange={(delivery) => onChangeView({ delivery, page: 1 })}
      />
      {!isWide && (
        <SortChoice
          sort={view.sort}
          order={view.order}
          choices={SORT_CHOICES}
          onSort={(sort) => onChangeView({ sort, order: 'asc', page: 1 })}
          onOrder={(order) => onChangeView({ order, page: 1 })}
        />
      )}
    </>
  );
}
