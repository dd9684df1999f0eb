import { useCallback } from 'react';
import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import type { Event, User } from '#core/api/generated.ts';
import { useAtTime } from '#core/clock.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Plate } from '#ui/pieces/plate/plate.tsx';
import { Written } from '#ui/text/written.tsx';
import { inText, inTextRefresh, phaseAt } from '../schedule/countdown.ts';
import { nextOwnGame } from '../schedule/event-filters.ts';
import styles from './now.module.css';

/** ms */
const DAY = 24 * 60 * 60_000;

/** For phones: where one of the account's names has to be next, from the day before the convention on; leads to all of its games. */
export function NextGame({ events, user }: { events: readonly Event[]; user: User }) {
  const { startDate, endDate } = useEdition();
  const id = useAtTime((now) =>
    Date.parse(startDate) - DAY <= now && now < Date.parse(endDate)
      ? (nextOwnGame(events, user, now)?.id ?? '')
      : '',
  );
  const event = events.find((each) => each.id === id);
  return event && <Next event={event} />;
}

function Next({ event }: { event: Event }) {
  const start = Date.parse(event.eventDate);
  const refresh = useCallback((now: number) => inTextRefresh(start - now), [start]);
  const text = useAtTime(
    (now) =>
      phaseAt(event, now) === 'upcoming' ? `Your next game, ${inText(start - now)}` : 'Your game now',
    refresh,
  );
  return (
    <Link className={`card middle gap-12 ink above-8 plain-link ${styles.next}`} to="/my-days">
      {event.table && <Plate label={event.table} />}
      <span className={`grow shrinks ${styles.nextText}`}>
        <span className="small muted">{text}</span>
        <br />
        <Written as="b">{event.gameName}</Written> {event.eventTime}
      </span>
      <Icon name="next" />
    </Link>
  );
}
