import { Flag } from '#ui/pieces/flag.tsx';
import { Pawn } from '#ui/pieces/pawn.tsx';
import styles from './legend.module.css';

/** What flags and pawns mean. */
export function Legend() {
  return (
    <ul className={`small ${styles.legend}`} aria-label="Legend">
      <li>
        <Flag colour="yellow" />{' '}
        <span>
          <span className={styles.long}>Yellow flag: </span>teacher wanted
        </span>
      </li>
      <li>
        <Flag colour="green" />{' '}
        <span>
          <span className={styles.long}>Green flag: </span>players wanted
        </span>
      </li>
      <li className={styles.pawn}>
        <Pawn className={styles.taken ?? ''} /> Taken
      </li>
      <li className={styles.pawn}>
        <Pawn className={styles.free ?? ''} /> Free
      </li>
    </ul>
  );
}
