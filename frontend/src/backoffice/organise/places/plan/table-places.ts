import type { RoomForm, TableForm } from '#core/api/staff.ts';
import { tableBox } from '#ui/pieces/floor-plan/table-size.ts';

/** Lengths of the plan are decimetres. */
export interface Point {
  x: number;
  y: number;
}

/** Rooms and tables as they are edited. */
export interface PlanValues {
  rooms: RoomForm[];
  tables: TableForm[];
}

/** Tables are put on a grid, so that those of a row stand in line. */
export const GRID = 5;
export const TABLES_MAX = 500;
const SEATS = 6;
/** From the middle of a table for six to that of its neighbour, with chairs and a way between them. */
const PITCH = { x: 45, y: 45 };
/** From a wall to the middle of a table; above stands the name of the room. */
const TO_WALL = { side: 25, top: 40, bottom: 20 };

/** The nearest place of the grid. */
export function onGrid({ x, y }: Point): Point {
  return { x: GRID * Math.round(x / GRID), y: GRID * Math.round(y / GRID) };
}

/** The table at a place, in the room that is there; unchanged where there is none. */
export function placed(table: TableForm, { x, y }: Point, rooms: readonly RoomForm[]): TableForm {
  const there = rooms.filter((room) => isIn(room, x, y));
  const room = there.find(({ id }) => id === table.roomId) ?? there[0];
  return room ? { ...table, x, y, roomId: room.id } : table;
}

/** The table at the first free place of another room, or in its middle. */
export function movedTo(room: RoomForm, table: TableForm, tables: readonly TableForm[]): TableForm {
  const [free] = freeRow(room, 1, tables) ?? [
    { x: Math.round(room.x + room.width / 2), y: Math.round(room.y + room.height / 2) },
  ];
  return { ...table, ...free, roomId: room.id };
}

/** New tables for six in a row, numbered on from those of the room; undefined where no row is free. */
export function newRow(room: RoomForm, size: number, tables: readonly TableForm[]): TableForm[] | undefined {
  const labels = nextLabels(room, size, tables);
  return freeRow(room, size, tables)?.map((place, index) => ({
    id: '',
    label: labels[index] as string,
    roomId: room.id,
    seats: SEATS,
    ...place,
  }));
}

/** The tables that a table stands on, with its seats or theirs. */
export function under(table: TableForm, tables: readonly TableForm[]): TableForm[] {
  const own = tableBox(table.seats);
  return tables.filter((other) => {
    const { width, depth } = tableBox(other.seats);
    const isBeside = Math.abs(other.x - table.x) >= (own.width + width) / 2;
    return other !== table && !isBeside && Math.abs(other.y - table.y) < (own.depth + depth) / 2;
  });
}

function isIn(room: RoomForm, x: number, y: number): boolean {
  return x >= room.x && x <= room.x + room.width && y >= room.y && y <= room.y + room.height;
}

function freeRow(room: RoomForm, size: number, tables: readonly TableForm[]): Point[] | undefined {
  const right = room.x + room.width - TO_WALL.side - (size - 1) * PITCH.x;
  const isFree = (place: Point) =>
    tables.every(
      ({ x, y }) => Math.abs(x - place.x) >= PITCH.x - GRID || Math.abs(y - place.y) >= PITCH.y - GRID,
    );
  for (let y = room.y + TO_WALL.top; y <= room.y + room.height - TO_WALL.bottom; y += GRID) {
    for (let x = room.x + TO_WALL.side; x <= right; x += GRID) {
      const row = Array.from({ length: size }, (_, index) => ({ x: x + index * PITCH.x, y }));
      if (row.every(isFree)) return row;
    }
  }
  return undefined;
}

/** 'B7', 'B8' after 'B6'. */
function nextLabels(room: RoomForm, size: number, tables: readonly TableForm[]): string[] {
  const last = tables.findLast(({ roomId, label }) => roomId === room.id && label && /\d$/.test(label));
  const prefix = last ? last.label.replace(/\d+$/, '') : '';
  const numbers = tables
    .filter(({ label }) => label?.replace(/\d+$/, '').toLowerCase() === prefix.toLowerCase())
    .map(({ label }) => Number(label.slice(prefix.length)));
  const highest = Math.max(0, ...numbers);
  return Array.from({ length: size }, (_, index) => `${prefix}${highest + index + 1}`);
}
