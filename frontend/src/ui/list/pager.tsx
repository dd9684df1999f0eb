import type { ReactNode } from 'react';
import { IconButton } from '../form/icon-button.tsx';
import type { IconName } from '../pieces/icon.tsx';
import { numeral } from '../text/count-text.ts';
import styles from './pager.module.css';

interface PagerProps {
  label: string;
  page: number;
  pages: number;
  onChange: (page: number) => void;
  /** What the pages hold, such as how many there are in all. */
  children?: ReactNode;
}

/** Steps through the pages of a list. At either end a button stays focusable, so that the keyboard keeps its place. */
export function Pager({ label, page, pages, onChange, children }: PagerProps) {
  const step = (icon: IconName, name: string, to: number) => {
    const isPossible = to !== page && to >= 1 && to <= pages;
    return (
      <IconButton
        icon={icon}
        label={name}
        framed
        aria-disabled={!isPossible}
        onClick={isPossible ? () => onChange(to) : undefined}
      />
    );
  };
  return (
    <nav className={styles.pager} aria-label={label}>
      {children && <span aria-live="polite">{children}</span>}
      <span className={styles.steps}>
        {step('first', 'First page', 1)}
        {step('previous', 'Previous page', page - 1)}
        <span className="nowrap">
          Page {numeral(page)} of {numeral(pages)}
        </span>
        {step('next', 'Next page', page + 1)}
        {step('last', 'Last page', pages)}
      </span>
    </nav>
  );
}
