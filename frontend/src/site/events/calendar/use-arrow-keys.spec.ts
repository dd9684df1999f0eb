import { describe, expect, it } from '@jest/globals';
import { placeBy } from './use-arrow-keys.ts';

//  9:00  A A  B B
//  9:30  A A  C C
// 10:00  D D  C C
// 11:00       E E
const PLACES = [
  { row: 0, rows: 4, lane: 0, lanes: 2 },
  { row: 0, rows: 2, lane: 1, lanes: 2 },
  { row: 2, rows: 4, lane: 1, lanes: 2 },
  { row: 4, rows: 4, lane: 0, lanes: 2 },
  { row: 8, rows: 2, lane: 1, lanes: 2 },
];

function way(from: string, ...keys: string[]): string {
  const letters = 'ABCDE';
  const to = keys.reduce((at, key) => placeBy(key, PLACES, at) ?? at, letters.indexOf(from));
  return letters.charAt(to);
}

describe('the arrow keys in the calendar', () => {
  it('lead up and down within a column', () => {
    expect(way('A', 'ArrowDown')).toBe('D');
    expect(way('B', 'ArrowDown')).toBe('C');
    expect(way('C', 'ArrowDown')).toBe('E');
    expect(way('E', 'ArrowUp')).toBe('C');
    expect(way('D', 'ArrowUp')).toBe('A');
  });

  it('go to the next column where one ends', () => {
    expect(way('D', 'ArrowDown')).toBe('E');
  });

  it('lead through all of them to the left and right, and to both ends', () => {
    expect(way('A', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toBe('E');
    expect(way('E', 'ArrowLeft', 'ArrowLeft')).toBe('C');
    expect(way('C', 'Home')).toBe('A');
    expect(way('A', 'End')).toBe('E');
  });

  it('lead nowhere beyond the ends, nor do other keys', () => {
    for (const key of ['ArrowUp', 'ArrowLeft', 'Enter', 'Tab'])
      expect(placeBy(key, PLACES, 0)).toBeUndefined();
    for (const key of ['ArrowDown', 'ArrowRight']) expect(placeBy(key, PLACES, 4)).toBeUndefined();
    expect(placeBy('ArrowDown', [], -1)).toBeUndefined();
  });
});
