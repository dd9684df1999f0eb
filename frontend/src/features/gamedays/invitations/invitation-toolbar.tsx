import { Button, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { ChangeView, ManagementView } from '../management-view.ts';
import { STATUS_CHOICES, statusOfFilter } from './invitation-status.ts';
import styles from './invitations.module.css';

const SEARCH_DELAY = 300;
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
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== known) {
    setKnown(search);
    // Not what was typed here last: the address changed by itself, as Back does.
    if (search !== sent) setText(search);
  }

  useEffect(() => {
    const next = text.trim();
    if (next === search) return;
    const timer = setTimeout(() => {
      setSent(next);
      onSearch(next);
    }, SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);

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
