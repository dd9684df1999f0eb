import { useId } from 'react';
import { Link } from 'react-router';
import type { GamedayPlan } from '#core/api/generated.ts';
import { longDate, timeRange } from '#core/text/date-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './days-with-seats.module.css';

/** Other gamedays, for whoever finds this one full; nothing while there are none. */
export function DaysWithSeats({ days }: { days: readonly GamedayPlan[] }) {
  const headingId = useId();
  if (days.length === 0) return null;
  return (
    <section className={`above-12 ${styles.days}`} aria-labelledby={headingId}>
      <h2 id={headingId}>Days with seats</h2>
      <ul>
        {days.map(({ date, startTime, endTime, location }) => (
          <li key={date}>
            <Link className={`card row spread gap-12 ink plain-link ${styles.day}`} to={`/gameday/${date}`}>
              <span>
                <b>{longDate(date)}</b>
                <span className={`grid anywhere muted type-15 ${styles.facts}`}>
                  {timeRange(startTime, endTime)}
                  {location && <Written>{location}</Written>}
                </span>
              </span>
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
