import type { DirectionDto, RoomDto, TableDto } from '../map/map.dto.ts';
import type { FloorPlan } from './content.dto.ts';

/** How to get to the venue. */
export const STANDARD_DIRECTIONS: DirectionDto[] = [
  {
    title: 'By train',
    text: 'From Union Station it is a ten-minute walk: follow Canal Street towards the river.',
  },
  { title: 'By tram', text: 'Lines 4 and 11 stop at Canal Street, right before the entrance.' },
  {
    title: 'By car',
    text: 'The garage behind the hall opens at 8:00 AM on both days. Unload at the side entrance.',
  },
  {
    title: 'Step-free',
    text: 'Use the side entrance. All rooms are on one floor, and doors are at least three feet wide.',
  },
];

const ROOMS: RoomDto[] = [
  { id: 'a', name: 'Room A', purpose: 'Scheduled games', x: 0, y: 0, width: 200, height: 140 },
  { id: 'b', name: 'Room B', purpose: 'Scheduled games', x: 200, y: 0, width: 160, height: 140 },
  { id: 'c', name: 'Room C', purpose: 'Open gaming', x: 0, y: 200, width: 200, height: 140 },
  { id: 'd', name: 'Room D', purpose: 'Open gaming', x: 200, y: 200, width: 160, height: 140 },
  { id: 'foyer', name: 'Foyer', purpose: 'Entrance and check-in', x: 0, y: 140, width: 360, height: 60 },
  { id: 'kitchen', name: 'Kitchen', purpose: 'Food and drink', x: 360, y: 0, width: 120, height: 140 },
  {
    id: 'quiet',
    name: 'Quiet room',
    purpose: 'A break from the noise',
    x: 360,
    y: 200,
    width: 120,
    height: 140,
  },
  {
    id: 'garden',
    name: 'Winter garden',
    purpose: 'Sitting and talking',
    x: 360,
    y: 140,
    width: 120,
    height: 60,
  },
];

/** Rows and columns of equal tables in a room. They leave room for its name at the top. */
const TABLES: TableDto[] = [
  ...tablesOf('a', { columns: 4, rows: 2, seats: 6 }),
  ...tablesOf('b', { columns: 3, rows: 2, seats: 6 }),
  ...tablesOf('c', { columns: 4, rows: 2, seats: 8, openGaming: true }),
  ...tablesOf('d', { columns: 3, rows: 2, seats: 4, openGaming: true }),
  ...tablesOf('quiet', { columns: 2, rows: 1, seats: 2, openGaming: true }),
];

/** The hall as it stands. */
export const STANDARD_PLAN: FloorPlan = { rooms: ROOMS, tables: TABLES };

function tablesOf(
  roomId: string,
  { columns, rows, seats, openGaming }: { columns: number; rows: number; seats: number; openGaming?: true },
): TableDto[] {
  const room = ROOMS.find(({ id }) => id === roomId);
  if (!room) {
    throw new Error(`The floor plan has no room "${roomId}"`);
  }
  const head = 36;
  const [stepX, stepY] = [room.width / columns, (room.height - head) / rows];
  return Array.from({ length: columns * rows }, (_, index) => ({
    id: `${roomId}${index + 1}`,
    label: `${roomId.charAt(0).toUpperCase()}${index + 1}`,
    roomId,
    x: Math.round(room.x + stepX * ((index % columns) + 0.5)),
    y: Math.round(room.y + head + stepY * (Math.floor(index / columns) + 0.5)),
    seats,
    ...(openGaming && { openGaming }),
  }));
}
