import { expect, it } from '@jest/globals';
import type { RoomForm, TableForm } from '#core/api/staff.ts';
import { movedTo, newRow, onGrid, placed, under } from './table-places.ts';

const hall: RoomForm = { id: 'hall', name: 'Hall', purpose: '', x: 0, y: 0, width: 300, height: 200 };
const attic: RoomForm = { ...hall, id: 'attic', name: 'Attic', x: 300 };
const closet: RoomForm = { ...hall, id: 'closet', name: 'Closet', x: 600, width: 50, height: 50 };
const rooms = [hall, attic, closet];
const table: TableForm = { id: 'table-b6', label: 'B6', roomId: 'hall', x: 30, y: 40, seats: 4 };

it('a table stands on the grid, in the room where it is put, and never outside of all', () => {
  expect(onGrid({ x: 12.4, y: 13 })).toEqual({ x: 10, y: 15 });
  expect(placed(table, { x: 290, y: 150 }, rooms)).toEqual({ ...table, x: 290, y: 150 });
  expect(placed(table, { x: 310, y: 150 }, rooms)).toEqual({ ...table, x: 310, y: 150, roomId: 'attic' });
  expect(placed(table, { x: 300, y: 150 }, rooms).roomId).toBe('hall');
  expect(placed(table, { x: 310, y: 201 }, rooms)).toBe(table);
});

it('a row is numbered on, touches no table that stands, and stays inside of its room', () => {
  const row = newRow(hall, 6, [table]) ?? [];
  expect(row.map(({ label }) => label)).toEqual(['B7', 'B8', 'B9', 'B10', 'B11', 'B12']);
  expect(new Set(row.map(({ y }) => y)).size).toBe(1);
  for (const { x, y, roomId } of row) {
    expect(roomId).toBe('hall');
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(300);
    expect(y).toBeLessThan(200);
    expect(Math.abs(x - table.x) >= 40 || Math.abs(y - table.y) >= 40).toBe(true);
  }
});

it('a room without tables begins with numbers that nobody has', () => {
  const numbered = { ...table, label: '3' };
  expect(newRow(attic, 2, [table, numbered])?.map(({ label }) => label)).toEqual(['4', '5']);
});

it('where no row is free there is none, and a table that goes to a full room stands in its middle', () => {
  expect(newRow(closet, 1, [])).toBeUndefined();
  expect(newRow(hall, 7, [])).toBeUndefined();
  expect(movedTo(closet, table, [])).toEqual({ ...table, roomId: 'closet', x: 625, y: 25 });
  expect(movedTo(attic, table, [])).toEqual({ ...table, roomId: 'attic', x: 325, y: 40 });
});

it('a table stands on another where they or their seats overlap, and on none beside it', () => {
  const other = (x: number, y: number): TableForm => ({ ...table, id: 'other', label: 'B7', x, y });
  const labels = (x: number, y: number) => under(table, [table, other(x, y)]).map(({ label }) => label);
  expect(labels(table.x, table.y)).toEqual(['B7']);
  expect(labels(table.x + 26, table.y + 34)).toEqual(['B7']);
  expect(labels(table.x - 26, table.y - 34)).toEqual(['B7']);
  expect(labels(table.x + 27, table.y)).toEqual([]);
  expect(labels(table.x, table.y + 35)).toEqual([]);
});
