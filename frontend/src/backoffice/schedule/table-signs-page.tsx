import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import {
  type Event,
  type MapData,
  type Table,
  useGetMapDataQuery,
  useListEventsQuery,
} from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { clockSpan } from '#site/events/schedule/event-time.ts';
import { LoadingView } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { pieces } from '#ui/pieces/pawn.tsx';
import { tablePath } from '#ui/pieces/plate/plate-link.tsx';
import { SheetsHead } from '#ui/print/badge-sheets.tsx';
import { QrCode } from '#ui/print/qr-code.tsx';
import { inSheets, isLong, numberSize, type SignDay, signDays } from './sign-sheets.ts';
import styles from './table-signs.module.css';

/** /eventManagement/table-signs: a sign for each table, two on a landscape sheet, with its games and a code that leads to it. */
export function TableSignsPage() {
  const map = useGetMapDataQuery(undefined, { refetchOnMountOrArgChange: true });
  const events = useListEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isLoading = map.isLoading || events.isLoading;
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  if (isLoading) return showsSkeleton ? <LoadingView title="Table Signs" /> : null;
  const retry = () => {
    void map.refetch();
    void events.refetch();
  };
  return (
    <div className="page">
      <SheetsHead
        title="Table Signs"
        back={
          <Link className="btn" to="/eventManagement">
            Back to the events
          </Link>
        }
      >
        {map.data &&
          `${count(map.data.floor.tables.length, 'sign')}, two on a landscape sheet of A4 or Letter.`}
      </SheetsHead>
      {map.data && events.data ? (
        <Sheets map={map.data} events={events.data} />
      ) : (
        <LoadFailure title="The signs did not load" onRetry={retry} />
      )}
    </div>
  );
}

function Sheets({ map: { floor }, events }: { map: MapData; events: readonly Event[] }) {
  const rooms = new Map(floor.rooms.map(({ id, name }) => [id, name]));
  const days = useEdition().days.map(({ day }) => day);
  return (
    // A sheet is wider than a phone; a keyboard scrolls it only where it can be focused.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.sheets} aria-label="Sheets" tabIndex={0}>
      {inSheets(floor.tables).map((tables) => (
        <div key={tables[0]?.id} className={`grid clips anchor ${styles.sheet}`}>
          {tables.map((table) => (
            <Sign
              key={table.id}
              table={table}
              room={rooms.get(table.roomId) ?? ''}
              days={signDays(events, table.id, days)}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

function Sign({ table, room, days }: { table: Table; room: string; days: SignDay[] }) {
  const { productName } = useEdition();
  const { id, label, seats, openGaming } = table;
  return (
    <article
      className={isLong(days) ? `${styles.sign} ${styles.many}` : styles.sign}
      aria-label={`Table ${label}`}
    >
      <p className={`row ${styles.head}`}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={pieces.meeple} />
        </svg>
        {productName}
        <span>
          {room} · {count(seats, 'seat')}
        </span>
      </p>
      <p className={`centred ${styles.number} ${styles[numberSize(label)]}`}>{label}</p>
      <div className={`row ${styles.ask}`}>
        <div>
          <h2>Players or a teacher wanted?</h2>
          <p>
            Scan and raise a flag. The hall sees it at once, and it comes down by itself after 30 minutes.
          </p>
        </div>
        <QrCode
          text={window.location.origin + tablePath(id)}
          label={`Code of table ${label}`}
          className={styles.code}
        />
      </div>
      {openGaming ? (
        <div className={styles.games}>
          <h3>Open gaming on both days</h3>
          <p>Sit down and play. Please bring the game back to its owner.</p>
        </div>
      ) : (
        <Games days={days} />
      )}
    </article>
  );
}

function Games({ days }: { days: readonly SignDay[] }) {
  const { timeZone } = useEdition();
  return (
    <div className={styles.games}>
      {days.length === 0 && <p>No games are planned at this table.</p>}
      {days.map(({ day, games }) => (
        <section key={day}>
          <h3>{day}</h3>
          <dl>
            {games.map((event) => (
              <div key={event.id}>
                <dt>{clockSpan(event, timeZone)}</dt>
                <dd>{event.gameName}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
