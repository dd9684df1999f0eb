import { useId } from 'react';
import { useEdition } from '#api/edition.ts';
import { type Floor, type MapData, type Room, type Table, useGetMapDataQuery } from '#api/generated.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './map.module.css';
import { seatPlaces, tablesText } from './table-text.ts';

/** /map: where the venue is, how to get there, and where the tables stand. */
export function MapPage() {
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
        </a>
      </div>
      {map && <Venue map={map} />}
      {!map && isError && <LoadFailure title="The map did not load" onRetry={() => void refetch()} />}
      {!map && showsSkeleton && <MapSkeleton />}
    </div>
  );
}

function Venue({ map: { floor, directions } }: { map: MapData }) {
  const roomsId = useId();
  return (
    <div className={styles.columns}>
      <section className={`card ${styles.floor}`} aria-labelledby={`${roomsId}-plan`}>
        <h2 id={`${roomsId}-plan`}>Floor plan</h2>
        <FloorPlan floor={floor} describedBy={roomsId} />
        <FloorLegend />
      </section>
      <section className={`card ${styles.directions}`}>
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
      <section className={styles.rooms}>
        <h2>Rooms</h2>
        <RoomList id={roomsId} floor={floor} />
      </section>
    </div>
  );
}

function RoomList({ id, floor: { rooms, tables } }: { id: string; floor: Floor }) {
  return (
    <ul id={id} className={styles.roomList}>
      {rooms.map((room) => {
        const seats = tablesText(tables.filter(({ roomId }) => roomId === room.id));
        return (
          <li key={room.id}>
            <h3>{room.name}</h3>
            <p>{room.purpose}</p>
            {seats && <p className="small muted">{seats}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function MapSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label="Loading...">
      <span className={`skeleton ${styles.planSkeleton}`} />
      <span className={`skeleton ${styles.planSkeleton}`} />
    </div>
  );
}

function mapSearch({ name, address }: MapData['venue']): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${name}, ${address}`)}`;
}

/** Room around the outermost walls, in the plan's units (decimetres). */
const MARGIN = 4;
const TABLE_DEPTH = 20;
/** By its seats. */
const TABLE_WIDTHS = [24, 24, 24, 27, 27, 32, 32];
const LONGEST_TABLE = 38;
const SEAT = 3.6;

interface FloorPlanProps {
  floor: Floor;
  /** The element that says the same in words. */
  describedBy: string;
}

/** The hall from above; rooms with tables are filled in another colour. */
function FloorPlan({ floor: { width, height, rooms, tables }, describedBy }: FloorPlanProps) {
  const furnished = new Set(tables.map(({ roomId }) => roomId));
  return (
    <svg
      className={styles.plan}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      role="img"
      aria-label="Floor plan"
      aria-describedby={describedBy}
    >
      {rooms.map((room) => (
        <RoomShape key={room.id} room={room} isFurnished={furnished.has(room.id)} />
      ))}
      {tables.map((table) => (
        <TableShape key={table.id} table={table} />
      ))}
    </svg>
  );
}

function RoomShape({ room, isFurnished }: { room: Room; isFurnished: boolean }) {
  const { x, y, width, height, name, purpose } = room;
  return (
    <g className={isFurnished ? styles.hall : styles.room}>
      <rect x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx={5} />
      <text className={styles.name} x={x + 8} y={y + 20}>
        {name}
      </text>
      <text className={styles.purpose} x={x + 8} y={y + 31}>
        {purpose}
      </text>
    </g>
  );
}

function TableShape({ table: { x, y, seats, label } }: { table: Table }) {
  const width = tableWidth(seats);
  return (
    <g transform={`translate(${x} ${y})`}>
      {seatPlaces(seats, width, TABLE_DEPTH / 2 + SEAT).map((seat) => (
        <circle key={`${seat.x} ${seat.y}`} className={styles.seat} cx={seat.x} cy={seat.y} r={SEAT} />
      ))}
      <rect
        className={styles.table}
        x={-width / 2}
        y={-TABLE_DEPTH / 2}
        width={width}
        height={TABLE_DEPTH}
        rx={4}
      />
      <text className={styles.label}>{label}</text>
    </g>
  );
}

function tableWidth(seats: number): number {
  return TABLE_WIDTHS[seats] ?? LONGEST_TABLE;
}

function FloorLegend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      <li>
        <svg viewBox="-20 -16 40 32" aria-hidden="true">
          <TableShape table={{ id: '', roomId: '', label: '', x: 0, y: 0, seats: 6 }} />
        </svg>
        Table and its seats
      </li>
      <li>
        <svg className={styles.hall} viewBox="0 0 30 22" aria-hidden="true">
          <rect x={1} y={1} width={28} height={20} rx={4} />
        </svg>
        Gaming room
      </li>
      <li>
        <svg className={styles.room} viewBox="0 0 30 22" aria-hidden="true">
          <rect x={1} y={1} width={28} height={20} rx={4} />
        </svg>
        Other room
      </li>
    </ul>
  );
}
