import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { useGetPlacesQuery } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import styles from './register-card.module.css';

/** How many badges are left while one can register, in words and as a bar; its room is kept until that is known. */
export function BadgesLeft() {
  const edition = useEdition();
  const { data: places } = useGetPlacesQuery();
  if (places && !places.isOpen) return null;
  const share = places ? Math.min(100, (100 * places.badgesTaken) / Math.max(1, places.capacity)) : 0;
  const taken = places ? `${places.badgesTaken} of ${places.capacity}` : '';
  return (
    <div className={`line-above ${styles.places}`}>
      <p className={`cluster baseline spread ${styles.text}`}>
        <span className="strong">
          {places
            ? `${count(places.badgesLeft, 'badge')} left`
            : count(edition.registrationCapacity, 'badge')}
        </span>
        <span className="small muted">{taken && `${taken} taken`}</span>
      </p>
      <div
        className={`above-8 clips raised ${styles.bar}`}
        role="img"
        aria-label={taken ? `${taken} badges taken` : 'Loading...'}
      >
        <span style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

/** Takes the place of the form once the edition is over. */
export function RegistrationClosed() {
  const edition = useEdition();
  return (
    <div className={styles.body}>
      <h2 id="register-heading">Registration is closed</h2>
      <p>
        {edition.productName} {edition.days[0]?.date.slice(0, 4)} is over. Thank you for playing. The
        newsletter says when registration opens for the next one.
      </p>
      <p className="link-row">
        <Link className="btn btn-primary" to="/email">
          Newsletter
        </Link>
        <Link className="btn" to="/photos">
          Photos
        </Link>
      </p>
    </div>
  );
}
