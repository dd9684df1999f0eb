import { Icon } from '../pieces/icon.tsx';
import styles from './pager.module.css';

interface PagerProps {
  label: string;
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Steps through the pages of a list. */
export function Pager({ label, page, pages, onChange }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <button
        type="button"
        className="btn"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <Icon name="previous" />
      </button>
      <span className="nowrap">
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </span>
      <button
        type="button"
        className="btn"
        aria-label="Next page"
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      >
        <Icon name="next" />
      </button>
    </nav>
  );
}
