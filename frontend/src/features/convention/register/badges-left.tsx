import { useGetConventionQuery, useGetPlacesQuery } from '../../../api/generated.ts';
import { count } from '../../../ui/text/count-text.ts';
import styles from './register.module.css';

/** How many badges are left while one can register, in words and as a bar; its room is kept until that is known. */
export function BadgesLeft() {
  const { data: edition } = useGetConventionQuery();
  const { data: places } = useGetPlacesQuery();
  if (places && !places.isOpen) return null;
  const capacity = places?.capacity ?? edition?.registrationCapacity;
  const share = places ? Math.min(100, (100 * places.badgesTaken) / Math.max(1, places.capacity)) : 0;
  const taken = places ? `${places.badgesTaken} of ${places.capacity}` : '';
  return (
    <div className={styles.places}>
      <p className={styles.placesText}>
        <span className="strong">
          {places ? `${count(places.badgesLeft, 'badge')} left` : capacity && `${count(capacity, 'badge')}`}
        </span>
        <span className="small muted">{taken && `${taken} taken`}</span>
      </p>
      <div className={styles.bar} role="img" aria-label={taken ? `${taken} badges taken` : 'Loading...'}>
        <span style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}
