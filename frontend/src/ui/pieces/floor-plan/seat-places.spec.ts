import { describe, expect, it } from '@jest/globals';
import { seatPlaces } from './seat-places.ts';

describe('the seats around a table', () => {
  it('stand along both long sides, the odd one above', () => {
    expect(seatPlaces(3, 20, 12)).toEqual([
      { x: -5, y: -12 },
      { x: 5, y: -12 },
      { x: 0, y: 12 },
    ]);
    expect(seatPlaces(0, 20, 12)).toEqual([]);
  });
});
