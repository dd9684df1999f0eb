import { useEdition } from '#core/api/edition.ts';
import type { Event, User } from '#core/api/generated.ts';
import { useAtTime } from '#core/clock.ts';
import { PlateLink } from '#ui/pieces/plate/plate-link.tsx';
import { EventLink } from '../event-link.tsx';
import { Countdown } from '../event-status.tsx';
import { ownGamesNow } from '../schedule/event-filters.ts';
import { clockSpan } from '../schedule/event-time.ts';
import styles from './now.module.css';

/** The user's games that are on or start within the hour, before all others. */
export function OwnGamesNow({ events, user }: { events: readonly Event[]; user: User }) {
  const { timeZone } = useEdition();
  const ids = useAtTime((now) =>
    ownGamesNow(events, user, now)
      .map(({ id }) => id)
      .join(),
  );
  const games = ids.split(',').flatMap((id) => events.find((event) => event.id === id) ?? []);
  if (games.length === 0) return null;
  return (
    <section className={`card pad-16 below-16 ${styles.own}`} aria-labelledby="own-games-now">
      <h2 id="own-games-now">Your games now</h2>
      <ul>
        {games.map((event) => (
          <li key={event.id}>
            {event.tableId && event.table && <PlateLink tableId={event.tableId} label={event.table} />}
            <p>
              <EventLink id={event.id}>{event.gameName}</EventLink>
              <span className="small muted">{clockSpan(event, timeZone)}</span>
            </p>
            <Countdown event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}
