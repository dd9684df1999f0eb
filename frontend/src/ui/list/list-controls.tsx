import { useRef } from 'react';
import { LONGEST_SEARCH } from '#core/edit/use-search-text.ts';
import { IconButton } from '../form/icon-button.tsx';
import { Icon } from '../pieces/icon.tsx';
import styles from './list-controls.module.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
}

export function SearchField({ label, placeholder, text, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={`anchor ${styles.search}`}>
      <Icon name="search" />
      <input
        ref={input}
        className="input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {text && (
        <IconButton
          icon="close"
          label="Clear search"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}

interface FiltersButtonProps {
  /** How many filters are set. */
  active: number;
  isUnfolded: boolean;
  /** Id of the element with the filters. */
  controls: string;
  onToggle: () => void;
  className?: string | undefined;
  /** An icon says the word, where there is little room. */
  isShort?: boolean;
}

/** Shows and hides the filters of a list, and shows how many are set. */
export function FiltersButton({
  active,
  isUnfolded,
  controls,
  onToggle,
  className = '',
  isShort = false,
}: FiltersButtonProps) {
  return (
    <button
      type="button"
      className={`btn ${className}`}
      aria-expanded={isUnfolded}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon name="filter" />
      {isShort ? <span className="visually-hidden">Filters </span> : 'Filters'}
      {active > 0 && <span className={`all-middle ${styles.active}`}>{active}</span>}
    </button>
  );
}

interface SortChoiceProps<Sort extends string> {
  sort: Sort;
  order: 'asc' | 'desc';
  choices: readonly { value: Sort; label: string }[];
  /** Labels of the orders; without them only the arrow is shown. */
  orders?: Record<'asc' | 'desc', string>;
  onSort: (sort: Sort) => void;
  onOrder: (order: 'asc' | 'desc') => void;
}

/** Chooses sort and order, for lists without table headers. */
export function SortChoice<Sort extends string>(props: SortChoiceProps<Sort>) {
  const { sort, order, choices, orders, onSort, onOrder } = props;
  const isDescending = order === 'desc';
  const label = isDescending ? 'Descending; sort ascending' : 'Ascending; sort descending';
  return (
    <div className={`flex gap-8 rigid ${styles.sort}`}>
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
