import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { useGetPlacesQuery } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { dayRange } from '#core/text/date-text.ts';
import styles from './desk.module.css';

/** What the site says to everybody, while the first edition is made ready. */
export function WhatVisitorsSee() {
  const { days, venue } = useEdition();
  const { data: places } = useGetPlacesQuery();
  if (!places) return null;
  const { isOpen, badgesLeft } = places;
  const registration = isOpen ? `${count(badgesLeft, 'badge')} left.` : 'Registration is closed.';
  return (
    <section className="card" aria-labelledby="visitors">
      <div className={styles.head}>
        <h2 id="visitors">What visitors see</h2>
        <Link to="/">Home page</Link>
      </div>
      <div className={styles.words}>
        <p>{`“${dayRange(days)}, at ${venue.name}. ${registration}”`}</p>
        <p className="small muted">
          {isOpen
            ? 'Whoever comes to the site can register.'
            : 'Nobody can register before you open an edition.'}
        </p>
      </div>
    </section>
  );
}
