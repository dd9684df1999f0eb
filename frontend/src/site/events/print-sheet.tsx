import { useEdition } from '#core/api/edition.ts';
import type { Event } from '#core/api/generated.ts';
import { usePrinting } from '#ui/print/use-printing.ts';
import { Written } from '#ui/text/written.tsx';
import styles from './print-sheet.module.css';
import { factTexts } from './schedule/event-facts.ts';
import { sortEvents } from './schedule/event-sort.ts';
import { durationText, timeText } from './schedule/event-time.ts';
import { TEACHER_TEXTS } from './schedule/sign-up.ts';

interface PrintSheetProps {
  events: readonly Event[];
  /** Which events they are; all of the schedule by default. */
  title?: string | undefined;
}

/** The printed form of the schedule, a table for each day. Rendered only while printing. */
export function PrintSheet({ events, title }: PrintSheetProps) {
  const isPrinting = usePrinting();
  return isPrinting && events.length > 0 && <Sheet events={events} title={title} />;
}

function Sheet({ events, title }: PrintSheetProps) {
  const { days, productName } = useEdition();
  const names = days.map(({ day }) => day);
  const sorted = sortEvents(events, 'date', 'asc', names);
  const tables = days
    .map(({ day, monthDay }) => ({
      heading: `${productName}: ${day}, ${monthDay}`,
      events: sorted.filter(({ eventDay }) => eventDay === day),
    }))
    .filter((table) => table.events.length > 0);
  return (
    <div className={styles.sheet}>
      {title && <p>{title}</p>}
      {tables.map((table) => (
        <DayTable key={table.heading} {...table} />
      ))}
    </div>
  );
}

function DayTable({ heading, events }: { heading: string; events: readonly Event[] }) {
  return (
    <section className={styles.day}>
      <h2>{heading}</h2>
      <table className={`full ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">Table</th>
            <th scope="col">Game</th>
            <th scope="col">Duration</th>
            <th scope="col">Spots</th>
            <th scope="col">Teacher</th>
            <th scope="col">Organizer</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <td className="nowrap">{timeText(event)}</td>
              <td className="nowrap">{event.table}</td>
              <th scope="row">
                {event.gameName}
                {factTexts(event).length > 0 && <small>{factTexts(event).join(', ')}</small>}
              </th>
              <td className="nowrap">{durationText(event)}</td>
              <td>
                {event.spotsTaken}/{event.spots}
              </td>
              <td>{event.teacher === 'none' ? '' : TEACHER_TEXTS[event.teacher]}</td>
              <Written as="td">{event.organizer}</Written>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
