import { HOUR_MS } from '@tablefall/platform/clock/durations';
import { outdated } from './retention.ts';

const NOW = new Date('2026-11-23T03:17:00Z');
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
const days = (moments: Date[]) => moments.map((moment) => moment.toISOString().slice(0, 10));

describe('the backups that are kept', () => {
  it('should be the newest of seven days, five weeks and twelve months', () => {
    const twoYears = Array.from({ length: 730 }, (_, day) => before(day * 24));
    const forgotten = new Set(outdated(twoYears, NOW));

    const kept = twoYears.filter((moment) => !forgotten.has(moment));

    expect(days(kept)).toEqual([
      '2026-11-23',
      '2026-11-22',
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-15',
      '2026-11-08',
      '2026-11-01',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
      '2026-05-31',
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
      '2026-01-31',
      '2025-12-31',
    ]);
  });

  it('should be the newest of several on one day, and all of the last 24 hours', () => {
    const earlier = [before(29), before(27), before(28)];
    const sinceThen = [before(23), before(1), before(2)];

    expect(outdated([...earlier, ...sinceThen], NOW)).toEqual([before(29), before(27)]);
  });

  it('should keep old ones as long as there are no others', () => {
    expect(outdated([before(20_000), before(30_000)], NOW)).toEqual([]);
  });
});
