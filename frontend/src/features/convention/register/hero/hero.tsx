import { Link } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { dollars } from '#ui/text/money-text.ts';
import styles from './hero.module.css';
import { TableScene } from './table-scene.tsx';

export function Hero() {
  const edition = useEdition();
  return (
    <div className={styles.hero}>
      <h1>Two days, one long table. Take a seat.</h1>
      <p className={styles.lead}>
        {edition.productName} is a tabletop gaming convention you go to in person. Join a scheduled game,
        start your own, or bring a box and fly a flag.
      </p>
      <dl className={styles.facts}>
        {edition.days.map((day) => (
          <div key={day.date}>
            <dt>
              {day.day}, {day.monthDay}
            </dt>
            <dd>
              {day.startTime} – {day.endTime}
            </dd>
          </div>
        ))}
        <div>
          <dt>Admission</dt>
          <dd>{dollars(edition.admissionPrice)}, covers both days</dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            <Link to="/map">{edition.venue.name}</Link>
            <span className={styles.address}>{edition.venue.address}</span>
          </dd>
        </div>
      </dl>
      <TableScene />
    </div>
  );
}
