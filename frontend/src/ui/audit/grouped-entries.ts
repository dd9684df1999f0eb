import type { AuditItem } from '#api/staff.ts';
import { shortMoment } from '../text/date-text.ts';

/** The newest of entries that say the same, how many they are, and the moment of the oldest. */
export interface GroupedEntry extends AuditItem {
  times: number;
  since: string;
}

/**
 * What somebody did several times in a row is one entry. Entries come newest first.
 *
 * @param byNetwork what came from different networks stays apart, for lists that show them
 */
export function grouped(items: readonly AuditItem[], { byNetwork = true } = {}): GroupedEntry[] {
  const groups: GroupedEntry[] = [];
  for (const item of items) {
    const before = groups.at(-1);
    if (before && isSame(before, item) && !(byNetwork && before.network !== item.network)) {
      before.times += 1;
      before.since = item.at;
    } else groups.push({ ...item, times: 1, since: item.at });
  }
  return groups;
}

/** ', 3 times since Oct 1, 2:00 PM' behind what was done; '' for a single entry. What took no minute has no 'since'. */
export function timesText({ at, times, since }: GroupedEntry, timeZone: string | undefined): string {
  if (times === 1) return '';
  const [first, last] = [since, at].map((moment) => shortMoment(moment, timeZone));
  return first === last ? `, ${times} times` : `, ${times} times since ${first}`;
}

function isSame(one: AuditItem, other: AuditItem): boolean {
  return one.who === other.who && one.what === other.what && one.path === other.path;
}
