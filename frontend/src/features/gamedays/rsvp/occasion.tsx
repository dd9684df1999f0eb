import { Icon } from '#ui/pieces/icon.tsx';
import { longDate, timeRange } from '#ui/text/date-text.ts';
import styles from './rsvp.module.css';
import { seatsLeftText } from './rsvp-answer.ts';

interface OccasionProps {
  date: string;
  startTime: string | null;
  endTime: string | null;
  location: string | null;
  description: string | null;
  seatsLeft: number | null;
  /** Where the calendar file of somebody who is coming is. */
  calendar: string | null;
}

export function Occasion(props: OccasionProps) {
  const { date, startTime, endTime, location, description, seatsLeft, calendar } = props;
  const time = timeRange(startTime, endTime);
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
        {location && (
          <div>
            <Icon name="pin" />
            <dt className="visually-hidden">Location</dt>
            <dd>{location}</dd>
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
      {calendar && (
        <p>
          <a className="btn" href={calendar} download="gameday.ics">
            <Icon name="calendar" />
            Add to calendar
          </a>
        </p>
      )}
    </section>
  );
}
