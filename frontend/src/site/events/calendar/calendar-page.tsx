import { Link } from 'react-router';
import { textPart, useUrlView } from '#core/address/use-url-view.ts';
import { useEdition } from '#core/api/edition.ts';
import type { EditionDay, User } from '#core/api/generated.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure, StaleNote } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { EventDrawers } from '../event-drawers.tsx';
import { PrintSheet } from '../print-sheet.tsx';
import { useEvents } from '../schedule/use-schedule.ts';
import styles from './calendar-page.module.css';
import { DayGrid } from './day-grid.tsx';

const PARTS = { day: textPart(20) };

/** /calendar: a day of the schedule as a grid of quarter hours; on paper both days as tables. */
export function CalendarPage({ user }: { user: User | null }) {
  const { days } = useEdition();
  const [view, changeView] = useUrlView(PARTS);
  const { events, isLoading, hasFailed, outdatedSince, retry } = useEvents();
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  const day = chosenDay(days, view.day);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Calendar</h1>
          <p>The games of each day, hour by hour.</p>
        </div>
        <div className="link-row">
          {user && (
            <Link className="btn" to="/login">
              <Icon name="calendar" />
              My calendar
            </Link>
          )}
          <Link className="btn" to="/events">
            <Icon name="menu" />
            Event list
          </Link>
          <a className="btn" href="/api/events/calendar.ics">
            <Icon name="download" />
            Whole schedule
          </a>
          <button type="button" className="btn" onClick={() => window.print()}>
            <Icon name="print" />
            Print
          </button>
        </div>
      </div>
      {hasFailed && <LoadFailure title="The events did not load" onRetry={retry} />}
      {showsSkeleton && <ListSkeleton rows={12} />}
      {day && !isLoading && !hasFailed && (
        <section className={`card ${styles.calendar}`} aria-label={`Events on ${day.day}`}>
          <div className={`row spread pad-16 wrap ${styles.bar}`}>
            <DaySelector days={days} chosen={day} onChoose={(name) => changeView({ day: name })} />
            <p className={`small-type muted ${styles.keys}`}>Arrow keys move from event to event.</p>
            <Legend />
          </div>
          {outdatedSince !== undefined && <StaleNote since={outdatedSince} isRetrying />}
          <DayGrid key={day.day} day={day} events={events} />
        </section>
      )}
      <PrintSheet events={events} />
      <EventDrawers user={user} />
    </div>
  );
}

interface DaySelectorProps {
  days: readonly EditionDay[];
  chosen: EditionDay;
  onChoose: (day: string) => void;
}

function DaySelector({ days, chosen, onChoose }: DaySelectorProps) {
  return (
    <fieldset className={`flex gap-8 ${styles.days}`}>
      <legend className="visually-hidden">Day</legend>
      {days.map(({ day, monthDay }) => (
        <button
          key={day}
          type="button"
          className={day === chosen.day ? 'btn btn-primary' : 'btn'}
          aria-pressed={day === chosen.day}
          aria-label={`${day}, ${monthDay}`}
          onClick={() => onChoose(day)}
        >
          {day}
        </button>
      ))}
    </fieldset>
  );
}

function Legend() {
  return (
    <ul className={`cluster small-type muted ${styles.legend}`} aria-label="Legend">
      <li className={styles.open}>Spots open</li>
      <li className={styles.full}>All spots filled</li>
      <li className={styles.past}>Past</li>
    </ul>
  );
}

/** The day that the address names, else the one that is now, else the first. */
function chosenDay(days: readonly EditionDay[], name: string): EditionDay | undefined {
  const now = Date.now();
  return (
    days.find(({ day }) => day === name) ??
    days.find(({ start, end }) => Date.parse(start) <= now && now < Date.parse(end)) ??
    days[0]
  );
}
