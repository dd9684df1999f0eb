import { describe, expect, it } from '@jest/globals';
import type { HallGame, TableFlag } from '#core/api/generated.ts';
import {
  clockText,
  comingText,
  dayText,
  rowTime,
  staleText,
  startsInText,
  whoIsWantedText,
} from './hall-text.ts';

const EDITION = { timeZone: 'America/New_York', endDate: '2025-10-12T01:00:00Z' };
const at = (moment: string) => Date.parse(moment);
/** 2:52 PM on Friday. */
const NOW = at('2025-10-10T18:52:00Z');

describe('what the screen in the hall says', () => {
  it('should say day and time in the zone of the convention, and in rows the time alone', () => {
    expect(dayText(at('2025-10-11T03:00:00Z'), EDITION)).toBe('Friday, October 10');
    expect(clockText(NOW, EDITION)).toBe('2:52 PM');
    expect(rowTime('2025-10-10T16:30:00Z', EDITION)).toBe('12:30');
  });

  it.each([
    ['2025-10-10T18:52:01Z', 'in 1 min'],
    ['2025-10-10T19:00:00Z', 'in 8 min'],
    ['2025-10-10T19:51:00Z', 'in 59 min'],
    ['2025-10-10T19:52:00Z', 'in 1 h'],
    ['2025-10-10T20:00:00Z', 'in 1 h'],
    ['2025-10-10T20:22:00Z', 'in 1½ h'],
    ['2025-10-10T20:30:00Z', 'in 1½ h'],
    ['2025-10-10T20:52:00Z', 'in 2 h'],
  ])('should say of a game at %s that it starts %s', (startsAt, text) => {
    expect(startsInText({ startsAt } as HallGame, NOW)).toBe(text);
  });

  it('should say what a flag asks for', () => {
    const flag = { tableId: 'c3', table: 'C3', endsAt: '' };
    expect(whoIsWantedText({ ...flag, colour: 'green', players: 2 })).toBe('2 players');
    expect(whoIsWantedText({ ...flag, colour: 'green', players: 1 })).toBe('1 player');
    expect(whoIsWantedText({ ...flag, colour: 'yellow' } satisfies TableFlag)).toBe('A teacher');
  });

  it('should say since when there is no news, with the day once it is another one', () => {
    const heardAt = at('2025-10-10T18:41:00Z');
    expect(staleText(heardAt, NOW, true, EDITION)).toBe('No network since 2:41 PM. Seats may have changed.');
    expect(staleText(heardAt, NOW, false, EDITION)).toBe('No news since 2:41 PM. Seats may have changed.');
    expect(staleText(heardAt, at('2025-10-11T13:00:00Z'), true, EDITION)).toBe(
      'No network since Friday, October 10, 2:41 PM. Seats may have changed.',
    );
  });

  it.each([
    ['2025-10-11T03:30:00Z', 'The next game starts at 11:30 PM.'],
    ['2025-10-11T13:00:00Z', 'The next game starts at 9:00 AM tomorrow.'],
    ['2025-10-18T13:00:00Z', 'The next game starts on Saturday, October 18, at 9:00 AM.'],
    ['2025-10-10T18:52:00Z', 'The games of today appear here once there is a network.'],
    [undefined, 'No more games are planned.'],
  ])('should say when the next start is %s: %s', (nextStart, text) => {
    expect(comingText(nextStart, NOW, EDITION)).toBe(text);
  });

  it('should say after the last day that the games are over', () => {
    expect(comingText(undefined, at('2025-10-12T01:00:01Z'), EDITION)).toBe(
      'All games are over. Thank you for playing.',
    );
  });
});
