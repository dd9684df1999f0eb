import { Button, Input, Select } from 'antd';
import { Icon } from '../../../ui/icon.tsx';
import { useSearchText } from '../../../ui/use-search-text.ts';
import type { ChangeView, ManagementView } from '../management-view.ts';
import { STATUS_CHOICES, statusOfFilter } from './invitation-status.ts';
import styles from './invitations.module.css';

const FILTERS = [
  { value: '', label: 'All statuses' },
  ...STATUS_CHOICES.map(({ filter, label }) => ({ value: filter, label })),
];

interface InvitationToolbarProps {
  view: ManagementView;
  onChangeView: ChangeView;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** Search, status filter and Refresh. */
export function InvitationToolbar({ view, onChangeView, isRefreshing, onRefresh }: InvitationToolbarProps) {
  const filter = STATUS_CHOICES.find(({ value }) => value === statusOfFilter(view.status))?.filter ?? '';
  return (
    <div className={styles.toolbar}>
      <SearchBox
        search={view.search}
        onSearch={(search) => onChangeView({ search, page: 1 }, { replace: true })}
      />
      <Select
        className={styles.filter}
        aria-label="Status"
        value={filter}
        options={FILTERS}
        onChange={(status) => onChangeView({ status, page: 1 })}
      />
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

/** Searches once typing rests; blank text searches for nothing. */
function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useSearchText(search, onSearch);
  return (
    <Input
      className={styles.search}
      aria-label="Search invitations"
      placeholder="Search by name, email, or reply comments..."
      prefix={<Icon name="search" />}
      suffix={
        text && (
          <button
            type="button"
            className={`icon-btn ${styles.clear}`}
            aria-label="Clear search"
            onClick={() => setText('')}
          >
            <Icon name="close" />
          </button>
        )
      }
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
