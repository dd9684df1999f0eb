import { Link } from 'react-router';
import { fresh } from '#core/api/freshness.ts';
import { type TableFlag, useGetHallQuery, useGetMapDataQuery } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { StaleNote } from '#ui/feedback/notice.tsx';
import { PlateLink } from '#ui/pieces/plate/plate-link.tsx';
import { FlagRow } from '#ui/pieces/table-flags/flag-row.tsx';
import { flagsUpText } from '#ui/pieces/table-flags/flag-text.ts';
import styles from './desk.module.css';
import { freeTables } from './free-tables.ts';
import hallStyles from './hall-now.module.css';

/** What is free in the hall, and which flags are up, while the convention is on. It goes at the pace of the desk around it. */
export function HallNow() {
  const { data: map } = useGetMapDataQuery(undefined, fresh('getDesk'));
  const { data: hall, isError, fulfilledTimeStamp } = useGetHallQuery(undefined, fresh('getDesk'));
  if (!hall) return null;
  return (
    <>
      {isError && <StaleNote since={fulfilledTimeStamp ?? 0} isRetrying />}
      {map && <FreeTables rooms={freeTables(map.floor, hall)} />}
      <FlagsUp flags={hall.flags} />
    </>
  );
}

function FreeTables({ rooms }: { rooms: ReturnType<typeof freeTables> }) {
  const free = rooms.reduce((sum, { tables }) => sum + tables.length, 0);
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="free-tables">
      <div className={styles.head}>
        <h2 id="free-tables">{free === 0 ? 'No free table' : count(free, 'free table')}</h2>
        <Link to="/map">Map</Link>
      </div>
      {free > 0 && (
        <ul>
          {rooms.map(({ id, name, tables }) => (
            <li key={id} className={hallStyles.room}>
              <b>{name}</b>
              <span className="cluster gap-6">
                {tables.map((table) => (
                  <PlateLink key={table.id} tableId={table.id} label={table.label} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FlagsUp({ flags }: { flags: readonly TableFlag[] }) {
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="flags-up">
      <div className={styles.head}>
        <h2 id="flags-up">{flagsUpText(flags)}</h2>
        <Link to="/map">Map</Link>
      </div>
      {flags.length > 0 && (
        <ul>
          {flags.map((flag) => (
            <FlagRow key={flag.tableId} flag={flag} className={hallStyles.flag} />
          ))}
        </ul>
      )}
    </section>
  );
}
