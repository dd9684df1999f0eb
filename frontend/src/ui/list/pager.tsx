import { IconButton } from '../form/icon-button.tsx';
import styles from './pager.module.css';

interface PagerProps {
  label: string;
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Steps through the pages of a list. At either end a button stays focusable, so that the keyboard keeps its place. */
export function Pager({ label, page, pages, onChange }: PagerProps) {
  const step = (to: number) => (to >= 1 && to <= pages ? () => onChange(to) : undefined);
  return (
    <nav className={styles.pager} aria-label={label}>
      <IconButton
        icon="previous"
        label="Previous page"
        framed
        aria-disabled={page <= 1}
        onClick={step(page - 1)}
      />
      <span className="nowrap">
        Page {page.toLocaleString('en-US')} of {pages.toLocaleString('en-US')}
      </span>
      <IconButton
        icon="next"
        label="Next page"
        framed
        aria-disabled={page >= pages}
        onClick={step(page + 1)}
      />
    </nav>
  );
}
