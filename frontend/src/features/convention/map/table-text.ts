import type { Table } from '#api/generated.ts';
import { count } from '#ui/text/count-text.ts';

/** '8 tables, A1 to A8, 6 seats each' for the tables of one room; null without any. */
export function tablesText(tables: readonly Pick<Table, 'label' | 'seats'>[]): string | null {
  const [first, last] = [tables[0], tables.at(-1)];
  if (!first || !last) return null;
  const seats = [...new Set(tables.map((table) => table.seats))].sort((a, b) => a - b);
  const range = seats.length > 1 ? `${seats[0]} to ${seats.at(-1)} seats` : count(seats[0] ?? 0, 'seat');
  if (first === last) return `Table ${first.label}, ${range}`;
  return `${count(tables.length, 'table')}, ${first.label} to ${last.label}, ${range} each`;
}
