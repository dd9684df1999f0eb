import { Link } from 'react-router';
import styles from './plate.module.css';
import { Plate } from './plate.tsx';

/** Where the map shows a table. */
export function tablePath(tableId: string): string {
  return `/map?${new URLSearchParams({ table: tableId })}`;
}

/** A plate that leads to the table on the map. */
export function PlateLink({ tableId, label }: { tableId: string; label: string }) {
  return (
    <Link
      className={`inline-row plain-link ${styles.link}`}
      to={tablePath(tableId)}
      title={`Table ${label}, show on the map`}
    >
      <Plate label={label} />
    </Link>
  );
}
