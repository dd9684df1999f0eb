import styles from './list-skeleton.module.css';

/** The rows of a list while it loads. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.rows} role="status" aria-label="Loading...">
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  );
}
