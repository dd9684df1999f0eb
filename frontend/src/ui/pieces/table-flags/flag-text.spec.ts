import { describe, expect, it } from '@jest/globals';
import { flagText, minutesLeft, wantedText } from './flag-text.ts';

const GREEN = { colour: 'green' } as const;
const YELLOW = { colour: 'yellow' } as const;

describe('flags in words', () => {
  it('say how many players a table wants, or a teacher', () => {
    expect(flagText({ ...GREEN, players: 2 })).toBe('2 players wanted');
    expect(flagText({ ...GREEN, players: 1 })).toBe('1 player wanted');
    expect(flagText(YELLOW)).toBe('Teacher wanted');
  });

  it('count the tables in one line', () => {
    expect(wantedText([GREEN, GREEN, GREEN])).toBe('3 tables want players now');
    expect(wantedText([GREEN, YELLOW])).toBe('1 table wants players now, 1 wants a teacher');
    expect(wantedText([GREEN, YELLOW, YELLOW])).toBe('1 table wants players now, 2 want a teacher');
    expect(wantedText([YELLOW])).toBe('1 table wants a teacher now');
    expect(wantedText([])).toBe('');
  });

  it('say the minutes that are left, never none', () => {
    const endsAt = '2025-10-10T19:30:00Z';
    expect(minutesLeft({ endsAt }, Date.parse('2025-10-10T19:00:30Z'))).toBe(30);
    expect(minutesLeft({ endsAt }, Date.parse('2025-10-10T19:29:59Z'))).toBe(1);
    expect(minutesLeft({ endsAt }, Date.parse('2025-10-10T19:40:00Z'))).toBe(1);
  });
});
