import type { Event } from '#api/generated.ts';
import { EventLink } from '../event/event-link.tsx';
import { timeText } from '../schedule/event-time.ts';
import { isFull } from '../schedule/sign-up.ts';
import { usePhase } from '../schedule/use-clock.ts';
import styles from './event-block.module.css';

/** Rows below which the parts of a block follow one another instead of having a line each. */
const ROOMY = 4;

interface EventBlockProps {
  event: Event;
  rows: number;
  /** Tab enters its list here; the arrow keys lead to the others. */
  isEntry: boolean;
}

/** An event in the calendar: grey when it is past, yellow when it is full, blue otherwise (spec §2). */
export function EventBlock({ event, rows, isEntry }: EventBlockProps) {
  const isPast = usePhase(event) === 'completed';
  const full = isFull(event);
  const colour = isPast ? styles.past : full ? styles.full : styles.open;
  return (
    <EventLink
      id={event.id}
      className={`${styles.block} ${colour} ${rows < ROOMY ? styles.short : ''}`}
      tabIndex={isEntry ? 0 : -1}
    >
      <span className={styles.text}>
        <span className={styles.time}>{timeText(event)}</span>{' '}
        <span className={styles.game}>{event.gameName}</span>{' '}
        <span className={styles.organizer}>{event.organizer}</span>{' '}
        <span className={styles.players}>
          {event.spotsTaken} of {event.spots} players
        </span>{' '}
        {full && <span className={styles.filled}>All Spots Filled!</span>}
      </span>
    </EventLink>
  );
}
