import { Icon } from '#ui/pieces/icon.tsx';
import styles from './browse.module.css';
import type { BrowseView, ChangeBrowseView } from './browse-view.ts';

/** Spec §9. */
const SORTS: Record<BrowseView['sortBy'], string> = {
  date: 'Date Posted',
  price: 'Price',
  name: 'Game Name',
  condition: 'Condition',
};
const ORDERS: Record<BrowseView['sortOrder'], string> = { desc: 'High to Low', asc: 'Low to High' };

interface SortChoiceProps {
  view: BrowseView;
  onChangeView: ChangeBrowseView;
}

/** By what the games are sorted, and which way round. */
export function SortChoice({ view: { sortBy, sortOrder }, onChangeView }: SortChoiceProps) {
  return (
    <div className={styles.sort}>
      <span className="select">
        <select
          className="input"
          aria-label="Sort by"
          value={sortBy}
          onChange={({ target }) => onChangeView({ sortBy: target.value as BrowseView['sortBy'], page: 1 })}
        >
          {Object.entries(SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <button
        type="button"
        className="btn"
        aria-label={`Order: ${ORDERS[sortOrder]}`}
        onClick={() => onChangeView({ sortOrder: sortOrder === 'desc' ? 'asc' : 'desc', page: 1 })}
      >
        <Icon name={sortOrder === 'desc' ? 'down' : 'up'} />
        <span className={styles.order}>{ORDERS[sortOrder]}</span>
      </button>
    </div>
  );
}
