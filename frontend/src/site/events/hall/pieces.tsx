import type { CSSProperties, ReactNode } from 'react';
import { Plate } from '#ui/pieces/plate/plate.tsx';
import type { Page } from './hall-board.ts';
import styles from './pieces.module.css';

/** '1 of 3', beside the heading of a list that has more than one page. */
export function PageNumber({ page: { number, pages } }: { page: Page<unknown> }) {
  return pages > 1 && <small className={`muted nowrap ${styles.number}`}>{`${number} of ${pages}`}</small>;
}

interface PageRowsProps<Row> {
  page: Page<Row>;
  className?: string;
  children: (row: Row) => ReactNode;
}

/** The rows of the page that stands; `--rows` says how many there is room for. */
export function PageRows<Row>({ page, className = '', children }: PageRowsProps<Row>) {
  const style = { '--rows': page.size } as CSSProperties;
  return (
    <ul key={page.number} className={`${styles.page} ${className}`} style={style}>
      {page.rows.map(children)}
    </ul>
  );
}

/** A plate as large as `--plate-size` says. @param label none for a game without a table */
export function TablePlate({ label }: { label?: string }) {
  return (
    <div className={label ? styles.plate : `${styles.plate} ${styles.later}`}>
      <Plate label={label} />
    </div>
  );
}
