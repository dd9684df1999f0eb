import { Icon } from '../pieces/icon.tsx';
import styles from './filters-button.module.css';

interface FiltersButtonProps {
  /** How many filters are set. */
  active: number;
  isUnfolded: boolean;
  /** Id of the element with the filters. */
  controls: string;
  onToggle: () => void;
  className?: string | undefined;
}

/** The button behind which the filters of a list are folded away. */
export function FiltersButton({
  active,
  isUnfolded,
  controls,
  onToggle,
  className = '',
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
      Filters
      {active > 0 && <span className={styles.active}>{active}</span>}
    </button>
  );
}
