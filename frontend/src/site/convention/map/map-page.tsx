import { useEffect, useId, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { type Floor, type MapData, type Table, type User, useGetMapDataQuery } from '#core/api/generated.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Flag } from '#ui/pieces/flag.tsx';
import planStyles from '#ui/pieces/floor-plan/floor-plan.module.css';
import { FloorPlan, TableShape } from '#ui/pieces/floor-plan/floor-plan.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { PlateLink, tablePath } from '#ui/pieces/plate/plate-link.tsx';
import { FlagOnTable } from '#ui/pieces/table-flags/flag-on-table.tsx';
import { useTableFlags } from '#ui/pieces/table-flags/use-table-flags.ts';
import { NewTab } from '#ui/text/new-tab.tsx';
import { FlagList } from './flags/flag-list.tsx';
import { useMayRaise } from './flags/raise-flag.tsx';
import { LitTable } from './lit-table.tsx';
import styles from './map.module.css';
import { tablesText } from './table-text.ts';

/** /map: where the venue is, how to get there, and where the tables stand. */
export function MapPage({ user }: { user: User | null }) {
  const edition = useEdition();
  const { data: map, isLoading, isError, refetch } = useGetMapDataQuery();
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Map</h1>
          <p>
            {edition.venue.name}, {edition.venue.address}
          </p>
        </div>
        <a className="btn" href={mapSearch(edition.venue)} target="_blank" rel="noreferrer">
          <Icon name="pin" />
          Open in OpenStreetMap
          <NewTab />
        </a>
      </div>
      {map && <Venue map={map} user={user} />}
      {!map && isError && <LoadFailure title="The map did not load" onRetry={() => void refetch()} />}
      {!map && showsSkeleton && <MapSkeleton />}
    </div>
  );
}

function Venue({ map: { floor, directions }, user }: { map: MapData; user: User | null }) {
  const planId = useId();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const onPick = (tableId: string) => void navigate(tablePath(tableId));
  const table = floor.tables.find(({ id }) => id === search.get('table'));
  const room = floor.rooms.find(({ id }) => id === table?.roomId);
  const heading = useHeadingOf(table?.id);
  const known = useTableFlags();
  const flags = known ?? [];
  const mayRaise = useMayRaise(useEdition().days, user);
  const mark = ({ id }: Table) => {
    const flag = flags.find(({ tableId }) => tableId === id);
    return flag && <FlagOnTable colour={flag.colour} />;
  };
  return (
    <div className={`grid at-top ${styles.columns}`}>
      <div className="stack gap-24">
        {table && room ? (
          <LitTable
            {...{ heading, floor, room, table, mark, onPick, flags, user, mayRaise }}
            key={table.id}
          />
        ) : (
          <section className={`card grid gap-16 pad-24 ${styles.floor}`} aria-labelledby={planId}>
            <h2 ref={heading} id={planId} tabIndex={-1}>
              Floor plan
            </h2>
            <FloorPlan floor={floor} mark={mark} onPick={onPick} />
            <FloorLegend />
          </section>
        )}
        {known && (mayRaise || known.length > 0) && <FlagList flags={known} user={user} />}
      </div>
      <section className={`card pad-24 ${styles.directions}`}>
        <h2>Getting here</h2>
        <dl>
          {directions.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="across">
        <h2>Rooms</h2>
        <RoomList floor={floor} />
      </section>
    </div>
  );
}

/** For the heading of what is shown: it takes the focus when that changes, as the link that was pressed may be far below or gone. */
function useHeadingOf(shown: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown !== before.current) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}

function RoomList({ floor: { rooms, tables } }: { floor: Floor }) {
  return (
    <ul className={`grid above-16 ${styles.roomList}`}>
      {rooms.map((room) => {
        const seats = tablesText(tables.filter(({ roomId }) => roomId === room.id));
        return (
          <li key={room.id}>
            <h3>{room.name}</h3>
            <p>{room.purpose}</p>
            {seats && <p className="small muted">{seats}</p>}
            <p className={`cluster gap-8 above-8 ${styles.plates}`}>
              {tables
                .filter(({ roomId }) => roomId === room.id)
                .map(({ id, label }) => (
                  <PlateLink key={id} tableId={id} label={label} />
                ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function MapSkeleton() {
  return (
    <div className={`grid at-top ${styles.columns}`} role="status" aria-label="Loading...">
      <span className={`skeleton full card-corners ${styles.planSkeleton}`} />
      <span className={`skeleton full card-corners ${styles.planSkeleton}`} />
    </div>
  );
}

function mapSearch({ name, address }: MapData['venue']): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${name}, ${address}`)}`;
}

function FloorLegend() {
  return (
    <ul className={`cluster small-type muted ${styles.legend}`} aria-label="Legend">
      <li>
        <svg viewBox="-20 -16 40 32" aria-hidden="true">
          <TableShape table={{ id: '', roomId: '', label: '', x: 0, y: 0, seats: 6 }} />
        </svg>
        Table and its seats
      </li>
      <li>
        <svg className={planStyles.hall} viewBox="0 0 30 22" aria-hidden="true">
          <rect x={1} y={1} width={28} height={20} rx={4} />
        </svg>
        Gaming room
      </li>
      <li>
        <svg className={planStyles.room} viewBox="0 0 30 22" aria-hidden="true">
          <rect x={1} y={1} width={28} height={20} rx={4} />
        </svg>
        Other room
      </li>
      <li>
        <Flag colour="green" />
        Players wanted
      </li>
      <li>
        <Flag colour="yellow" />
        Teacher wanted
      </li>
    </ul>
  );
}
