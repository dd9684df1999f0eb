import { compareRow, LEAST, shareOf } from './against.ts';
import { Bench } from './bench.ts';
import type { Row } from './row.ts';

/** A row whose values are told in advance, theirs and ours. */
function rowOf(values: { theirs: number[]; ours: number[] }, theirs: Bench): { row: Row; order: string[] } {
  const order: string[] = [];
  const row: Row = {
    name: 'a',
    title: 'a',
    must: 1,
    aim: null,
    better: 'higher',
    run: async (bench) => {
      const whose = bench === theirs ? 'theirs' : 'ours';
      order.push(whose);
      return { value: values[whose].shift() ?? Number.NaN };
    },
  };
  return { row, order };
}

describe('two releases side by side', () => {
  const theirs = new Bench('short');
  const ours = new Bench('short');

  it('should be measured in turn, the other release before and after each time', async () => {
    const { row, order } = rowOf({ theirs: [1, 1, 1, 1], ours: [1, 1, 1] }, theirs);
    const compared = await compareRow(row, theirs, ours);
    expect(order).toEqual(['theirs', 'ours', 'theirs', 'ours', 'theirs', 'ours', 'theirs']);
    expect(compared?.share).toBe(1);
  });

  it('should be measured again where a time hit one of them', async () => {
    const { row } = rowOf({ theirs: Array(8).fill(1), ours: [0.5, 0.6, 1, 1, 1, 1] }, theirs);
    const compared = await compareRow(row, theirs, ours);
    expect(compared?.ours).toHaveLength(5);
    expect(compared?.share).toBe(1);
  });

  it('should tell a release that is dearer', async () => {
    const { row } = rowOf({ theirs: Array(8).fill(1), ours: Array(6).fill(0.8) }, theirs);
    expect((await compareRow(row, theirs, ours))?.share).toBeLessThan(LEAST);
  });

  it('should turn the share round where less is better', () => {
    expect(shareOf({ better: 'lower' }, { theirs: [1, 1], ours: [2] })).toBe(0.5);
  });
});
