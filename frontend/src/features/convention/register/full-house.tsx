import { Link } from 'react-router';
import type { Places } from '#api/generated.ts';
import { Pawn } from '#ui/pieces/pawn.tsx';
import { count } from '#ui/text/count-text.ts';
import { BadgesLeft } from './badges-left.tsx';
import styles from './full-house.module.css';
import cardStyles from './register-card.module.css';

/** Takes the place of the form when no badge is left. */
export function FullHouse({ places }: { places: Places }) {
  return (
    <div className={cardStyles.body}>
      <h2 id="register-heading">Every seat is taken</h2>
      <p className={styles.crowd} aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((seat) => (
          <Pawn key={seat} className={styles.pawn ?? ''} />
        ))}
      </p>
      <p>
        All {count(places.capacity, 'badge')} for this year are spoken for. When one comes back, the form is
        here again.
      </p>
      <BadgesLeft />
      <p>
        Registered already? <Link to="/login">Login</Link> to see or correct your names.
      </p>
    </div>
  );
}
