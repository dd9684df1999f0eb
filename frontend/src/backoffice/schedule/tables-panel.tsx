import { Link } from 'react-router';
import { useAction } from '#core/action/use-action.ts';
import type { Event } from '#core/api/generated.ts';
import { type PlacedEvents, type UnplacedEvent, usePlaceAllEventsMutation } from '#core/api/staff.ts';
import { useAtTime } from '#core/clock.ts';
import { count } from '#core/text/count-text.ts';
import { EventLink } from '#site/events/event-link.tsx';
import { awaitsTable } from '#site/events/schedule/event-filters.ts';
import { shortWhen } from '#site/events/schedule/event-time.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Plate } from '#ui/pieces/plate/plate.tsx';
import { NewTab } from '#ui/text/new-tab.tsx';
import styles from './tables-panel.module.css';

const REASONS: Record<UnplacedEvent['reason'], string> = {
  'too-large': 'no table has so many seats',
  'all-taken': 'all tables with so many seats are taken then',
};

/** For the administrator: how many events have no table, and Place All, which says what does not fit. */
export function TablesPanel({ events }: { events: readonly Event[] | undefined }) {
  const [placeAll, { data: placed }] = usePlaceAllEventsMutation();
  const place = useAction({
    send: () => placeAll(),
    failure: 'The tables could not be given out. Please try again.',
  });
  const without = useAtTime((now) => (events ?? []).filter((event) => awaitsTable(event, now)).length);
  return (
    <section className="card stack pad-16 below-16" aria-labelledby="tables-panel">
      <div className={`cluster top spread gap-12 ${styles.head}`}>
        <div>
          <h2 id="tables-panel">Tables</h2>
          {/* One line, there from the beginning: below it are buttons, which must not move when the events come. */}
          <p className="small strong">{events ? standingText(events.length, without) : 'Loading...'}</p>
          <p className="small muted">
            Place All gives each event without one the smallest that seats everybody; events that have a table
            stay there, and nobody is mailed.
          </p>
        </div>
        <div className="link-row">
          <Link className="btn" to="/eventManagement/table-signs">
            <Icon name="print" />
            Table Signs
          </Link>
          <Link className="btn" to="/hall" target="_blank">
            <Icon name="external" />
            Hall Screen
            <NewTab />
          </Link>
          <button
            type="button"
            className="btn"
            aria-busy={place.isBusy}
            aria-disabled={!events || without === 0}
            onClick={!events || without === 0 ? undefined : place.press(undefined)}
          >
            Place All
          </button>
        </div>
      </div>
      <div role="status">{placed && <Outcome placed={placed} />}</div>
    </section>
  );
}

function standingText(events: number, without: number): string {
  if (events === 0) return 'No events exist, yet.';
  return without === 0
    ? 'Every event with a time has a table.'
    : `${count(without, 'event')} without a table.`;
}

function Outcome({ placed: { placed, left, undetermined } }: { placed: PlacedEvents }) {
  return (
    <div className={`grid gap-8 anywhere above-12 ${styles.outcome}`}>
      <p>
        <b>{placed === 0 ? 'No event has got a table.' : `${count(placed, 'event')} got a table.`}</b>{' '}
        {left.length > 0 && `${count(left.length, 'event')} found none:`}
      </p>
      {left.length > 0 && (
        <ul>
          {left.map((event) => (
            <li key={event.id}>
              <Plate />
              <span>
                <EventLink id={event.id}>{event.gameName}</EventLink>
                <span className="small muted">
                  {' '}
                  {shortWhen(event)}, {count(event.spots, 'spot')}: {REASONS[event.reason]}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {undetermined > 0 && (
        <p className="small muted">
          {count(undetermined, 'event')} without a time: a table is kept for a time.
        </p>
      )}
    </div>
  );
}
