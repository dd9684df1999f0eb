import { describe, expect, it } from '@jest/globals';
import { byTyped, durationFor, pickTable, timeOptions } from './event-form.ts';

const ZONE = 'America/New_York';
const FRIDAY = { start: '2025-10-10T12:00:00-04:00', end: '2025-10-10T22:00:00-04:00' };
const SATURDAY = { start: '2025-10-11T09:00:00-04:00', end: '2025-10-11T21:00:00-04:00' };

const textsOf = (day: typeof FRIDAY) => timeOptions(day, ZONE).map(({ label }) => label);

describe('the duration that a picked game proposes', () => {
  it('is the shortest that the game fits into, and at most the longest', () => {
    expect(durationFor(15)).toBe('15');
    expect(durationFor(100)).toBe('105');
    expect(durationFor(2_000)).toBe('720');
  });
});

describe('the table that is picked', () => {
  const free = ['a4', 'b6', 'c8'].map((id) => ({ id, label: id, room: 'A', seats: Number(id[1]) }));

  it('stays while it fits, and is the smallest that seats everybody when it does not', () => {
    expect(pickTable(free, 4, '')).toBe('a4');
    expect(pickTable(free, 4, 'b6')).toBe('b6');
    expect(pickTable(free, 7, 'b6')).toBe('c8');
    expect(pickTable(free, 4, 'taken')).toBe('a4');
    expect(pickTable(free, 9, 'c8')).toBe('');
  });
});

describe('the times at which an event can start', () => {
  it('are quarter hours from 12 PM to 9:45 PM on Friday, after Undetermined', () => {
    const texts = textsOf(FRIDAY);
    expect(texts.slice(0, 4)).toEqual(['Undetermined', '12:00 PM', '12:15 PM', '12:30 PM']);
    expect(texts.at(-1)).toBe('9:45 PM');
    expect(texts).toHaveLength(1 + 40);
  });

  it('are quarter hours from 9 AM to 8:45 PM on Saturday', () => {
    const texts = textsOf(SATURDAY);
    expect([texts[1], texts.at(-1)]).toEqual(['9:00 AM', '8:45 PM']);
    expect(texts).toHaveLength(1 + 48);
  });

  it('stand for themselves on the wire, but for Undetermined', () => {
    const [undetermined, first] = timeOptions(FRIDAY, ZONE);
    expect(undetermined?.value).toBe('12:01 AM');
    expect(first?.value).toBe('12:00 PM');
  });

  it('begin with the first full quarter of a day that opens between two', () => {
    expect(textsOf({ ...FRIDAY, start: '2025-10-10T12:05:00-04:00' })[1]).toBe('12:15 PM');
  });
});

describe('times that are searched for', () => {
  it.each([
    ['3', ['3:00 PM', '9:30 AM', '12:30 PM']],
    ['1', ['1:00 PM', '10:00 AM', '12:30 PM', '9:15 AM']],
    ['12:3', ['12:30 PM', '9:00 AM']],
  ])('should begin with what was typed: %s', (typed, times) => {
    expect([...times].reverse().sort((one, other) => byTyped(one, other, typed))[0]).toBe(times[0]);
  });
});
