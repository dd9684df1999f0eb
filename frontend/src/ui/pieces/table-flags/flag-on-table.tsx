import type { TableFlag } from '#core/api/generated.ts';
import styles from './flag-on-table.module.css';

const CLOTHS: Record<TableFlag['colour'], string> = {
  green: 'M.8.5h15l-3.5 4.8 3.5 4.8H.8z',
  yellow: 'M.8.5 16.5 5.3.8 10z',
};

/** A flag on a table of the floor plan, around whose middle it is drawn; in the plan's units. */
export function FlagOnTable({ colour }: { colour: TableFlag['colour'] }) {
  return (
    <g transform="translate(-5 -37)">
      <path className={styles.pole} d="M0 0v26" />
      <path className={`${styles.cloth} ${styles[colour]}`} d={CLOTHS[colour]} />
    </g>
  );
}
