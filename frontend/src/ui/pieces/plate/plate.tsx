import styles from './plate.module.css';

interface PlateProps {
  /** What stands on the table, as `A3`; none for a game that has no table yet. */
  label?: string;
}

/**
 * A table: a wooden tile with its number, or a dashed one while there is no table. It is as large as `--plate-size`
 * says, the height of its letters.
 */
export function Plate({ label }: PlateProps) {
  return (
    <span className={label ? styles.plate : `${styles.plate} ${styles.later}`}>
      <span className="visually-hidden">Table </span>
      {label ?? 'later'}
    </span>
  );
}
