import { useEdition } from '#core/api/edition.ts';
import type { OwnDay, OwnDays } from '#core/api/generated.ts';
import { dayRange, fullMoment } from '#core/text/date-text.ts';
import { money } from '#core/text/money-text.ts';
import { Plate } from '#ui/pieces/plate/plate.tsx';
import { QrCode } from '#ui/print/qr-code.tsx';
import { usePrinting } from '#ui/print/use-printing.ts';
import { Names } from '#ui/text/written.tsx';
import styles from './days-sheet.module.css';

/** From so many games on the letters are smaller, so that one sheet has room for all. */
const MANY = 7;

/** The days on one sheet of paper. Rendered only while printing. */
export function DaysSheet({ own }: { own: OwnDays }) {
  return usePrinting() && <Sheet own={own} />;
}

function Sheet({ own: { people, amountDue, days, directions, takenAt } }: { own: OwnDays }) {
  const { productName, venue, currency, timeZone, days: edition } = useEdition();
  const first = people.find(({ badge }) => badge) ?? people[0];
  const games = days.reduce((sum, { items }) => sum + items.length, 0);
  const owes = amountDue > 0 ? ` · ${money(amountDue, currency)} to pay at the door` : '';
  return (
    <article className={games >= MANY ? `${styles.sheet} ${styles.many}` : styles.sheet}>
      <header>
        <div>
          <h1>Your two days</h1>
          <p>
            {productName}, {dayRange(edition)} · {venue.name}, {venue.address}
          </p>
          <p className={styles.who}>
            <Names names={people.map(({ name }) => name)} isSentence />
            {owes}
          </p>
        </div>
        {first?.badgeLink && (
          <QrCode text={first.badgeLink} label="Your badge code" className={styles.code} />
        )}
      </header>
      {days.map((day) => (
        <DayTable key={day.date} day={day} />
      ))}
      <div className={`grid ${styles.directions}`}>
        {directions.map(({ title, text }) => (
          <p key={title}>
            <b>{title}</b>
            {text}
          </p>
        ))}
      </div>
      <p className={styles.newest}>
        As of {fullMoment(takenAt, timeZone)}. Newest state: {window.location.host}/my-days
      </p>
    </article>
  );
}

function DayTable({ day: { weekday, monthDay, hours, items } }: { day: OwnDay }) {
  return (
    <section>
      <h2>
        {weekday}, {monthDay} {hours && <small>doors {hours}</small>}
      </h2>
      {items.length === 0 ? (
        <p>Nothing planned yet.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Table</th>
              <th scope="col">Game</th>
              <th scope="col">Who, and what to know</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ path, title, time, place, table, notes }) => (
              <tr key={`${path}${title}`}>
                <td>{time}</td>
                <td>{table ? <Plate label={table.label} /> : '–'}</td>
                <th scope="row">{title}</th>
                <td>{[...(place ? [place] : []), ...notes.map(({ text }) => text)].join('. ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
