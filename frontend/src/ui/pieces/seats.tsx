import { Pawn } from './pawn.tsx';
import styles from './seats.module.css';

const MOST_PAWNS = 24;
const MOST_LARGE_PAWNS = 12;

/** How full something is: one pawn a seat up to 24 seats, a bar above. The whole has one label in words. */
export function Seats({ taken, capacity }: { taken: number; capacity: number }) {
  const label = `${taken} of ${capacity} seats taken`;
  if (capacity > MOST_PAWNS) {
    const share = Math.min(100, (100 * taken) / capacity);
    return (
      <div className={styles.bar} role="img" aria-label={label}>
        <span className={styles.fill} style={{ width: `${share}%` }} />
      </div>
    );
  }
  const size = capacity > MOST_LARGE_PAWNS ? `${styles.seats} ${styles.many}` : styles.seats;
  return (
    <div className={size} role="img" aria-label={label}>
      {Array.from({ length: capacity }, (_, index) => index + 1).map((seat) => (
        <Pawn key={seat} className={(seat <= taken ? styles.taken : styles.free) ?? ''} />
      ))}
    </div>
  );
}
