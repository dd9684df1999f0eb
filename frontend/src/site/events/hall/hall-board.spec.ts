import { describe, expect, it } from '@jest/globals';
import type { Hall, HallGame } from '#core/api/generated.ts';
import { boardAt, pageAfter, rowsFor } from './hall-board.ts';

const at = (clock: string) => Date.parse(`2025-10-10T${clock}:00Z`);
const moment = (clock: string) => new Date(at(clock)).toISOString();
const game = (gameName: string, starts: string, ends: string): HallGame => ({
  id: gameName,
  gameName,
  startsAt: moment(starts),
  endsAt: moment(ends),
  teacher: 'none',
});
const HALL: Hall = {
  now: moment('18:00'),
  games: [game('Root', '17:00', '19:00'), game('Azul', '18:30', '19:30'), game('Ark Nova', '18:30', '21:00')],
  flags: [{ tableId: 'c3', table: 'C3', colour: 'green', players: 2, endsAt: moment('18:20') }],
};
const namesAt = (clock: string) => {
  const { onNow, next, flags } = boardAt(HALL, at(clock));
  const namesOf = (games: HallGame[]) => games.map(({ gameName }) => gameName);
  return { onNow: namesOf(onNow), next: namesOf(next), flags: flags.length };
};

describe('the board in the hall', () => {
  it('should move games from next to now and away, and take flags down, by the clock alone', () => {
    expect(namesAt('18:19')).toEqual({ onNow: ['Root'], next: ['Azul', 'Ark Nova'], flags: 1 });
    expect(namesAt('18:20')).toEqual({ onNow: ['Root'], next: ['Azul', 'Ark Nova'], flags: 0 });
    expect(namesAt('18:30')).toEqual({ onNow: ['Root', 'Azul', 'Ark Nova'], next: [], flags: 0 });
    expect(namesAt('19:00')).toEqual({ onNow: ['Azul', 'Ark Nova'], next: [], flags: 0 });
    expect(namesAt('21:00')).toEqual({ onNow: [], next: [], flags: 0 });
  });

  it('should have a row less where the band stands, and where the lists stand above each other', () => {
    expect(rowsFor(false, false)).toEqual({ next: 5, onNow: 5 });
    expect(rowsFor(true, false)).toEqual({ next: 5, onNow: 4 });
    expect(rowsFor(false, true)).toEqual({ next: 4, onNow: 4 });
  });
});

describe('the pages of a list', () => {
  const list = [1, 2, 3, 4, 5, 6, 7];
  const after = (seconds: number) => pageAfter(list, 5, seconds * 1000);

  it('should follow each other every 12 seconds, in a circle', () => {
    expect(after(0)).toEqual({ rows: [1, 2, 3, 4, 5], size: 5, number: 1, pages: 2 });
    expect(after(11.9).number).toBe(1);
    expect(after(12)).toEqual({ rows: [6, 7], size: 5, number: 2, pages: 2 });
    expect(after(24).number).toBe(1);
  });

  it('should be one of a list that has room, or is empty', () => {
    expect(pageAfter(list.slice(0, 5), 5, 12_000)).toMatchObject({ number: 1, pages: 1 });
    expect(pageAfter([], 5, 12_000)).toEqual({ rows: [], size: 5, number: 1, pages: 1 });
  });
});
