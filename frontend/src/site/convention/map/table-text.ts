import type { Table } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';

/** '8 tables, A1 to A8, 6 seats each' for the tables of one room; null without any. */
export function tablesText(tables: readonly Pick<Table, 'label' | 'seats'>[]): string | null {
  const [first, last] = [tables[0], tables.at(-1)];
  if (!first || !last) return null;
  const seats = [...new Set(tables.map((table) => table.seats))].sort((a, b) => a - b);
  const range = seats.length > 1 ? `${seats[0]} to ${seats.at(-1)} seats` : count(seats[0] ?? 0, 'seat');
  if (first === last) return `Table ${first.label}, ${range}`;
  return `${count(tables.length, 'table')}, ${first.label} to ${last.label}, ${range} each`;
}

type Placed = Pick<Table, 'id' | 'roomId' | 'label' | 'x' | 'y'>;

const SIDES = ['on the left', 'on the right', 'above', 'below'] as const;

/** 'Next to it on the plan: A1 on the left, A6 below.': what the plan shows of a table's neighbours; null for one that is alone in its room. */
export function neighboursText(table: Placed, tables: readonly Placed[]): string | null {
  const others = tables
    .filter(({ id, roomId }) => roomId === table.roomId && id !== table.id)
    .toSorted((one, other) => distance(table, one) - distance(table, other));
  const told = SIDES.flatMap((side) => {
    const nearest = others.find((each) => sideOf(table, each) === side);
    return nearest ? `${nearest.label} ${side}` : [];
  });
  return told.length > 0 ? `Next to it on the plan: ${told.join(', ')}.` : null;
}

function sideOf(table: Placed, other: Placed): (typeof SIDES)[number] {
  const [right, down] = [other.x - table.x, other.y - table.y];
  if (Math.abs(right) >= Math.abs(down)) return right < 0 ? 'on the left' : 'on the right';
  return down < 0 ? 'above' : 'below';
}

function distance(one: Placed, other: Placed): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}
