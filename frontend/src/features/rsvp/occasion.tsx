import { longDate, timeRange } from '../../ui/date-text.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './rsvp.module.css';
import { seatsLeftText } from './rsvp-answer.ts';

interface OccasionProps {
  date: string;
  startTime: string | null;
  endTime: string | null;
  location: string | null;
  description: string | null;
  seatsLeft: number | null;
}

/** When and where a gameday is, and how many seats are left. */
export function Occasion({ date, startTime, endTime, location, description, seatsLeft }: OccasionProps) {
  const time = timeRange(startTime, endTime);
  const [venue, ...addressLines] = (location ?? '').split('\n');
  return (
    <section className={styles.occasion} aria-label="Gameday">
      <h2>{longDate(date)}</h2>
      <dl>
        {time && (
          <div>
            <Icon name="clock" />
            <dt className="visually-hidden">Time</dt>
            <dd>{time}</dd>
          </div>
        )}
        {venue && (
          <div>
            <Icon name="pin" />
            <dt className="visually-hidden">Location</dt>
            <dd>
              {venue}
              {addressLines.map((line) => (
                <span key={line} className={`muted ${styles.address}`}>
                  {line}
                </span>
              ))}
            </dd>
          </div>
        )}
        {seatsLeft !== null && (
          <div>
            <Icon name="group" />
            <dt className="visually-hidden">Seats</dt>
            <dd>{seatsLeftText(seatsLeft)}</dd>
          </div>
        )}
      </dl>
      {description && <p className={styles.description}>{description}</p>}
    </section>
  );
}
