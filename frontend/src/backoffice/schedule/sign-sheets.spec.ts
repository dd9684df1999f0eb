import { describe, expect, it } from '@jest/globals';
import { eventOf } from '#site/events/testing/event.factory.ts';
import { inSheets, isLong, numberSize, signDays } from './sign-sheets.ts';

describe('the signs of tables', () => {
  it('should stand two by two', () => {
    expect(inSheets(['a1', 'a2', 'a3'])).toEqual([['a1', 'a2'], ['a3']]);
    expect(inSheets([])).toEqual([]);
  });

  it('should list the games of their table by days, in order', () => {
    const late = eventOf({
      id: '1',
      tableId: 'a1',
      eventDay: 'Friday',
      eventDate: '2025-10-10T20:00:00.000Z',
    });
    const early = eventOf({
      id: '2',
      tableId: 'a1',
      eventDay: 'Friday',
      eventDate: '2025-10-10T17:00:00.000Z',
    });
    const other = eventOf({ id: '3', tableId: 'b1', eventDay: 'Friday' });
    const next = eventOf({ id: '4', tableId: 'a1', eventDay: 'Saturday' });

    const days = signDays([late, next, other, early], 'a1', ['Friday', 'Saturday']);

    expect(days.map(({ day, games }) => [day, games.map(({ id }) => id)])).toEqual([
      ['Friday', ['2', '1']],
      ['Saturday', ['4']],
    ]);
    expect(signDays([other], 'a1', ['Friday'])).toEqual([]);
    expect(isLong(days)).toBe(false);
    expect(isLong([{ day: 'Friday', games: new Array(7).fill(early) }])).toBe(true);
  });

  it('should print long numbers smaller', () => {
    expect(['A5', 'A10', 'Table1'].map(numberSize)).toEqual(['large', 'medium', 'small']);
  });
});
