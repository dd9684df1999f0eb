import type { AuditItem } from '#core/api/staff.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';

/** The newest of entries that say the same, how many they are unless it says so, and the moment of the oldest. */
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

/**
 * The same in short: what was done to many one by one, like checking people in, is one entry, whoever did it and whatever came between.
 */
export function summed(items: readonly AuditItem[]): GroupedEntry[] {
  const sums = new Map<string, AuditItem[]>();
  for (const item of items) {
    if (item.several) sums.set(item.several, [...(sums.get(item.several) ?? []), item]);
  }
  return grouped(items, { byNetwork: false }).flatMap((entry) => {
    const all = (entry.several && sums.get(entry.several)) || [];
    if (all.length < 2) return [entry];
    return all[0]?.id === entry.id ? [sumOf(entry, all)] : [];
  });
}

function sumOf(newest: GroupedEntry, all: readonly AuditItem[]): GroupedEntry {
  const others = new Set(all.map(({ who }) => who)).size - 1;
  return {
    ...newest,
    who: others > 0 ? `${newest.who} and ${count(others, 'other')}` : newest.who,
    what: newest.several?.replace('{count}', numeral(all.length)) ?? newest.what,
    path: null,
    times: 1,
    since: all.at(-1)?.at ?? newest.at,
  };
}

/** ', 3 times since Oct 1, 2:00 PM' behind what was done; '' for a single entry. What took no minute has no 'since'. */
export function timesText({ at, times, since }: GroupedEntry, timeZone: string | undefined): string {
  const [first, last] = [since, at].map((moment) => shortMoment(moment, timeZone));
  return `${times === 1 ? '' : `, ${times} times`}${first === last ? '' : ` since ${first}`}`;
}

function isSame(one: AuditItem, other: AuditItem): boolean {
  return one.who === other.who && one.what === other.what && one.path === other.path;
}
