import { floorOf, isBelow } from './floor.ts';
import type { Result } from './result.ts';

const ROW = { name: 'a', title: 'a', aim: null };
const result = (
  row: Pick<Result['row'], 'must' | 'better'>,
  value: number,
  spread?: [number, number],
): Result => ({
  row: { ...ROW, ...row },
  measured: { value, ...(spread && { spread }) },
  at: '2025-10-01T12:00:00.000Z',
  migration: '0001-what-stands',
  machine: 'a machine',
});

describe('what a row has to reach', () => {
  it.each<[string, 'higher' | 'lower', number, number, [number, number] | undefined, number]>([
    ['what was published less its spread', 'higher', 0.1, 0.32, [0.3, 0.33], 0.29],
    ['its Must where that is more', 'higher', 0.26, 0.28, [0.2, 0.3], 0.26],
    ['what was published with its spread, where less is better', 'lower', 4, 1.7, [1.5, 1.8], 2],
    ['its Must where that is less', 'lower', 1.8, 1.7, [1.5, 1.8], 1.8],
    ['the value itself without a spread', 'higher', 1, 3, undefined, 3],
  ])('should be %s', (_what, better, must, value, spread, floor) => {
    const row = { must, better };
    expect(floorOf(row, result(row, value, spread))).toBeCloseTo(floor);
  });

  it('should be its Must while nothing is published, and nothing where nothing is asked', () => {
    expect(floorOf({ must: 0.26, better: 'higher' }, undefined)).toBe(0.26);
    expect(floorOf({ must: null, better: 'higher' }, result({ must: null, better: 'higher' }, 5))).toBeNull();
  });

  it('should be reached by the best round, but for a quarter', () => {
    const row = { must: 0.1, better: 'higher' } as const;
    expect(isBelow(0.4, result(row, 0.2, [0.1, 0.31]))).toBe(false);
    expect(isBelow(0.4, result(row, 0.2, [0.1, 0.29]))).toBe(true);
    expect(isBelow(3, result({ must: 4, better: 'lower' }, 4.2, [3.9, 5]))).toBe(false);
    expect(isBelow(3, result({ must: 4, better: 'lower' }, 4.2, [4.1, 5]))).toBe(true);
    expect(isBelow(null, result(row, 0.2))).toBe(false);
  });

  /** The road became three times dearer, and still reached what was first asked for. */
  it('should ring for a row that lost two thirds of what was published', () => {
    const row = { must: 0.1, better: 'higher' } as const;
    const floor = floorOf(row, result(row, 0.32, [0.29, 0.32]));
    expect(isBelow(floor, result(row, 0.11, [0.1, 0.12]))).toBe(true);
  });
});
