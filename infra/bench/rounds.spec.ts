import { compare, cpuRatioOf, percentile, ratioOf } from './rounds.ts';
import { NotMeasured } from './row.ts';

describe('the rounds of a comparison', () => {
  it('should run a reference before and after each subject', async () => {
    const order: string[] = [];
    const contender = (name: string) => ({
      run: async () => {
        order.push(name);
        return { units: 1, seconds: 1 };
      },
    });
    await compare(contender('R'), contender('S'), 3);
    expect(order.join('')).toBe('RSRSRSR');
  });

  it('should compare each subject with the references on its both sides, and take the median', () => {
    const runs = (...rates: number[]) => rates.map((rate) => ({ rate, cpu: null }));
    // The machine became half as fast after the first round: the ratio stays.
    const comparison = { references: runs(1_000, 1_000, 500, 500), subjects: runs(500, 300, 250) };
    const { value, spread, subject, reference } = ratioOf(comparison, 'mails');
    expect(value).toBe(0.5);
    expect(spread).toEqual([0.4, 0.5]);
    expect([subject, reference]).toEqual(['300 mails/s', '750 mails/s']);
  });

  it('should say that nothing was measured where the machine finished nothing, and no figure', () => {
    const nothing = [{ rate: 0, cpu: null }];
    const comparison = { references: [...nothing, ...nothing], subjects: nothing };
    expect(() => ratioOf(comparison, 'answers')).toThrow(NotMeasured);
  });

  it('should count CPU time for each unit, where it is known', async () => {
    let used = 1;
    const known = { run: async () => ({ units: 1_000, seconds: 1 }), cpu: () => (used += 0.5) };
    const counted = { run: async () => ({ units: 100, seconds: 1, cpuSeconds: 0.01 }) };
    const comparison = await compare(counted, known, 1);
    expect(ratioOf(comparison, 'mails').cpu).toEqual({ subject: 500, reference: 100 });
    expect(cpuRatioOf(comparison).value).toBeCloseTo(0.2);
    expect(() => cpuRatioOf({ ...comparison, references: [{ rate: 1, cpu: null }] })).toThrow('CPU');
  });
});

it('should find percentiles between two values', () => {
  expect(percentile([4, 1, 3, 2], 50)).toBe(2.5);
  expect(percentile([1, 2, 3], 100)).toBe(3);
  expect(percentile([7], 95)).toBe(7);
});
