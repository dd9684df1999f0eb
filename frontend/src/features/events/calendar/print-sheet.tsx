import { useMemo } from 'react';
import { useEdition } from '../../../api/edition.ts';
import type { Event } from '../../../api/generated.ts';
import { sortEvents } from '../schedule/event-sort.ts';
import { durationText, timeText } from '../schedule/event-time.ts';
import { TEACHER_TEXTS } from '../schedule/sign-up.ts';
import styles from './print-sheet.module.css';
import { usePrinting } from './use-printing.ts';

/** The whole schedule on paper, a table a day. It is made only when it is printed. */
export function PrintSheet({ events }: { events: readonly Event[] }) {
  const isPrinted = usePrinting();
  return isPrinted && <Sheet events={events} />;
}

function Sheet({ events }: { events: readonly Event[] }) {
  const { days, productName } = useEdition();
  const sorted = useMemo(
    () =>
      sortEvents(
        events,
        'date',
        'asc',
        days.map(({ day }) => day),
      ),
    [events, days],
  );
  return days.map((day) => (
    <DayTable
      key={day.day}
      title={`${productName}: ${day.day}, ${day.monthDay}`}
      events={sorted.filter(({ eventDay }) => eventDay === day.day)}
    />
  ));
}

function DayTable({ title, events }: { title: string; events: readonly Event[] }) {
  return (
    <section className={styles.day}>
      <h2>{title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Time</th>
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
              <th scope="row">{event.gameName}</th>
              <td className="nowrap">{durationText(event)}</td>
              <td>
                {event.spotsTaken}/{event.spots}
              </td>
              <td>{event.teacher === 'none' ? '' : TEACHER_TEXTS[event.teacher]}</td>
              <td>{event.organizer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
