import { Icon } from '../pieces/icon.tsx';
import styles from './sort-choice.module.css';

interface SortChoiceProps<Sort extends string> {
  sort: Sort;
  order: 'asc' | 'desc';
  choices: readonly { value: Sort; label: string }[];
  /** What either order is called beside its arrow; without it the arrow stands alone. */
  orders?: Record<'asc' | 'desc', string>;
  onSort: (sort: Sort) => void;
  onOrder: (order: 'asc' | 'desc') => void;
}

/** By what a list is sorted and which way round, where the head of a table does not say so. */
export function SortChoice<Sort extends string>(props: SortChoiceProps<Sort>) {
  const { sort, order, choices, orders, onSort, onOrder } = props;
  const isDescending = order === 'desc';
  const label = isDescending ? 'Descending; sort ascending' : 'Ascending; sort descending';
  return (
    <div className={styles.sort}>
      <span className="select">
        <select
          className="input"
          aria-label="Sort by"
          value={sort}
          onChange={({ target }) => onSort(target.value as Sort)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
      <button
        type="button"
        className={orders ? 'btn' : 'btn btn-icon'}
        aria-label={orders ? `Order: ${orders[order]}` : label}
        onClick={() => onOrder(isDescending ? 'asc' : 'desc')}
      >
        <Icon name={isDescending ? 'down' : 'up'} />
        {orders && <span className={styles.order}>{orders[order]}</span>}
      </button>
    </div>
  );
}
