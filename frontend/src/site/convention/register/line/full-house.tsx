import { Link } from 'react-router';
import type { Places } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { Pawn } from '#ui/pieces/pawn.tsx';
import styles from '../register-card.module.css';
import { BadgesLeft } from '../registration-notes.tsx';
import { WaitForBadges } from './wait-for-badges.tsx';

/** Takes the place of the form when no badge is left. */
export function FullHouse({ places }: { places: Places }) {
  return (
    <>
      <div className={styles.body}>
        <h2 id="register-heading">Every seat is taken</h2>
        <p className={`flex gap-4 ${styles.crowd}`} aria-hidden="true">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((seat) => (
            <Pawn key={seat} className={styles.pawn ?? ''} />
          ))}
        </p>
        <p>All {count(places.capacity, 'badge')} for this year are spoken for.</p>
        <BadgesLeft />
        <p>
          Registered already? <Link to="/login">Login</Link> to see or correct your names.
        </p>
      </div>
      <WaitForBadges places={places} />
    </>
  );
}
