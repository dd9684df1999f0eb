import { describe, expect, it } from '@jest/globals';
import type { Floor, Hall, HallGame, TableFlag } from '#core/api/generated.ts';
import { freeTables } from './free-tables.ts';

const NOW = '2027-03-05T14:00:00Z';

const room = (id: string, name: string) => ({ id, name, purpose: '', x: 0, y: 0, width: 90, height: 90 });
const table = (id: string, roomId: string, openGaming = false) => ({
  id,
  label: id.toUpperCase(),
  roomId,
  x: 0,
  y: 0,
  seats: 6,
  openGaming,
});
const FLOOR: Floor = {
  width: 180,
  height: 90,
  rooms: [room('a', 'Room A'), room('b', 'Room B'), room('foyer', 'Foyer')],
  tables: [table('a1', 'a'), table('a2', 'a'), table('b1', 'b')],
};

const game = (at: string | undefined, startsAt: string, endsAt: string): HallGame => ({
  id: startsAt,
  gameName: 'Root',
  ...(at && { table: at }),
  startsAt,
  endsAt,
  teacher: 'none',
});
const flag = (tableId: string): TableFlag => ({
  tableId,
  table: tableId.toUpperCase(),
  colour: 'green',
  endsAt: '2027-03-05T14:20:00Z',
});
const free = (hall: Partial<Hall>, floor = FLOOR) =>
  freeTables(floor, { now: NOW, games: [], flags: [], ...hall }).map(({ name, tables }) => [
    name,
    ...tables.map(({ label }) => label),
  ]);

describe('free tables', () => {
  it('are told by room, without rooms that have none', () => {
    expect(free({})).toEqual([
      ['Room A', 'A1', 'A2'],
      ['Room B', 'B1'],
    ]);
    expect(free({}, { ...FLOOR, tables: [] })).toEqual([]);
  });

  it('are none while a game is on at them or begins within the time that stays free between two, until its end', () => {
    const on = game('B1', '2027-03-05T14:14:59Z', '2027-03-05T15:00:00Z');
    const over = game('A1', '2027-03-05T12:00:00Z', NOW);
    const later = game('A2', '2027-03-05T14:15:00Z', '2027-03-05T16:00:00Z');
    const nowhere = game(undefined, '2027-03-05T13:00:00Z', '2027-03-05T16:00:00Z');
    expect(free({ games: [over, on, later, nowhere] })).toEqual([['Room A', 'A1', 'A2']]);
  });

  it('are neither those with a flag nor those for open gaming, where people sit as they like', () => {
    const floor = { ...FLOOR, tables: [...FLOOR.tables, table('b2', 'b', true)] };
    expect(free({ flags: [flag('a2')] }, floor)).toEqual([
      ['Room A', 'A1'],
      ['Room B', 'B1'],
    ]);
  });
});
