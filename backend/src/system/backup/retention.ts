import { DAY_MS } from '@tablefall/platform/clock/durations';

/** How many backups are kept of the last days, weeks and months that have any. */
const KEPT: { count: number; periodOf: (moment: Date) => string }[] = [
  { count: 7, periodOf: (moment) => moment.toISOString().slice(0, 10) },
  { count: 5, periodOf: weekOf },
  { count: 12, periodOf: (moment) => moment.toISOString().slice(0, 7) },
];

/**
 * Of the moments of backups those that need not be kept: of each period that counts the newest stays, and all of the last
 * 24 hours, because one that was taken by hand is no reason to lose that of the night.
 */
export function outdated(moments: Date[], now: Date): Date[] {
  const newestFirst = moments.toSorted((a, b) => b.getTime() - a.getTime());
  const kept = new Set<Date>();
  for (const { count, periodOf } of KEPT) {
    const periods = new Map<string, Date>();
    for (const moment of newestFirst) {
      const period = periodOf(moment);
      if (!periods.has(period) && periods.size < count) periods.set(period, moment);
    }
    for (const moment of periods.values()) kept.add(moment);
  }
  const isRecent = (moment: Date) => moment.getTime() > now.getTime() - DAY_MS;
  return moments.filter((moment) => !kept.has(moment) && !isRecent(moment));
}

/** The Monday of its week. */
function weekOf(moment: Date): string {
  const monday = new Date(moment);
  monday.setUTCDate(moment.getUTCDate() - ((moment.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}
