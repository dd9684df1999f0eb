import styles from './browse-skeleton.module.css';
import grid from './listing-grid.module.css';

/** Spec §9. */
const CARDS = 8;
const ROWS = 10;

/** The list of games while it loads, as it will stand. The line above it says that it loads. */
export function BrowseSkeleton({ view }: { view: 'grid' | 'list' }) {
  return (
    <div aria-hidden="true">
      {view === 'grid' ? (
        <ul className={grid.grid}>
          {placeholders(CARDS).map((card) => (
            <li key={card} className={`card ${styles.card}`}>
              <span className={styles.media} />
              <span className="skeleton" />
              <span className="skeleton" />
              <span className="skeleton" />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={`card ${styles.rows}`}>
          {placeholders(ROWS).map((row) => (
            <li key={row} className={styles.row}>
              <span className={styles.thumb} />
              <span className="skeleton" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function placeholders(length: number): string[] {
  return Array.from({ length }, (_, index) => `placeholder-${index}`);
}
