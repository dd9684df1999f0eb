import { expect, it } from '@jest/globals';
import { firstPace } from './pace-field.tsx';

const EMPTY = { capacity: 240, seatsTaken: 5 };

it('proposes no more to be kept open than the list has', () => {
  expect(firstPace(EMPTY, undefined, 0).open).toBe(353);
  expect(firstPace(EMPTY, undefined, 297).open).toBe(297);
  expect(firstPace(EMPTY, undefined, 400).open).toBe(353);
});

it('goes on as the gameday is invited already', () => {
  expect(firstPace(EMPTY, { target: 40 }, 12)).toEqual({ isInWaves: true, open: 40 });
});

it('proposes one where no seat is left', () => {
  expect(firstPace({ capacity: 5, seatsTaken: 5 }, undefined, 10).open).toBe(1);
});
