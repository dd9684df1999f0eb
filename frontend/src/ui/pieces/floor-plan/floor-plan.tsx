import type { Floor, Room, Table } from '#api/generated.ts';
import styles from './floor-plan.module.css';
import { seatPlaces } from './seat-places.ts';

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
export function FloorPlan({ floor: { width, height, rooms, tables }, describedBy }: FloorPlanProps) {
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

export function TableShape({ table: { x, y, seats, label } }: { table: Table }) {
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
