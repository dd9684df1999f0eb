import { useEdition } from '#core/api/edition.ts';
import type { Event } from '#core/api/generated.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { CountdownText } from '../event-status.tsx';
import { durationText, longWhen } from '../schedule/event-time.ts';
import styles from './event-panel.module.css';

/** When an event is, how long it takes, and who offers it. */
export function EventTimes({ event }: { event: Event }) {
  const { timeZone } = useEdition();
  return (
    <dl className={`grid gap-8 ${styles.facts}`}>
      <div>
        <Icon name="calendar" />
        <dt className="visually-hidden">Date and time</dt>
        <dd>
          {longWhen(event, timeZone)}
          <a
            className={`row small-type ${styles.calendar}`}
            href={`/api/event/${event.id}/calendar.ics`}
            download
          >
            Add to calendar
          </a>
        </dd>
      </div>
      <div>
        <Icon name="clock" />
        <dt className="visually-hidden">Duration</dt>
        <dd>
          {durationText(event)}
          <span className="muted">
            {' · '}
            <CountdownText event={event} />
          </span>
        </dd>
      </div>
      <div>
        <Icon name="person" />
        <dt className="visually-hidden">Organizer</dt>
        <dd>Organizer: {event.organizer}</dd>
      </div>
    </dl>
  );
}
