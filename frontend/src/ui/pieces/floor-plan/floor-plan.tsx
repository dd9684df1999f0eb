import type { MouseEvent, ReactNode } from 'react';
import type { Floor, Room, Table } from '#core/api/generated.ts';
import styles from './floor-plan.module.css';
import { seatPlaces } from './seat-places.ts';
import { SEAT, TABLE_DEPTH, tableWidth } from './table-size.ts';

/** Room around the outermost walls, in the plan's units (decimetres). */
const MARGIN = 4;
/** Between a lit table with its seats and the ring around it. */
const RING = 4;

interface FloorPlanProps {
  floor: Floor;
  /** A sentence that says the same in words; a long list stands beside it and is read by itself. */
  describedBy?: string;
  /** Shows this room alone. */
  room?: Room;
  /** Id of the table that stands out. */
  lit?: string | undefined;
  /** What is drawn on a table, around its middle. */
  mark?: (table: Table) => ReactNode;
  /** Somebody presses a table. Keyboards and screen readers have the list of the rooms for that. */
  onPick?: (tableId: string) => void;
}

/** The hall from above, or one of its rooms; rooms with tables are filled in another colour. */
export function FloorPlan({ floor, describedBy, room, lit, mark, onPick }: FloorPlanProps) {
  const { width, height, rooms, tables } = floor;
  const furnished = new Set(tables.map(({ roomId }) => roomId));
  const box = room ?? { x: 0, y: 0, width, height };
  const pick = ({ target }: MouseEvent) => {
    const id = (target as Element).closest('[data-table]')?.getAttribute('data-table');
    if (id) onPick?.(id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of the rooms has a link to each table
    <svg
      className={room ? `${styles.plan} ${styles.single}` : styles.plan}
      viewBox={`${box.x - MARGIN} ${box.y - MARGIN} ${box.width + 2 * MARGIN} ${box.height + 2 * MARGIN}`}
      role="img"
      aria-label={room ? `Floor plan of ${room.name}` : 'Floor plan'}
      aria-describedby={describedBy}
      data-picks={onPick !== undefined}
      onClick={pick}
    >
      {(room ? [room] : rooms).map((each) => (
        <RoomShape key={each.id} room={each} isFurnished={furnished.has(each.id)} />
      ))}
      {tables
        .filter(({ roomId }) => !room || roomId === room.id)
        .map((table) => (
          <TableShape key={table.id} table={table} isLit={table.id === lit}>
            {mark?.(table)}
          </TableShape>
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

interface TableShapeProps {
  table: Table;
  isLit?: boolean;
  children?: ReactNode;
}

export function TableShape({ table: { id, x, y, seats, label }, isLit = false, children }: TableShapeProps) {
  const width = tableWidth(seats);
  const [halfRing, ringDepth] = [width / 2 + RING, TABLE_DEPTH / 2 + 2 * SEAT + RING];
  return (
    <g transform={`translate(${x} ${y})`} className={isLit ? styles.lit : undefined} data-table={id}>
      {isLit && (
        <rect
          className={styles.ring}
          x={-halfRing}
          y={-ringDepth}
          width={2 * halfRing}
          height={2 * ringDepth}
          rx={8}
        />
      )}
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
      {children}
    </g>
  );
}
