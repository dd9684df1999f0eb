import type { AuditItem } from '#api/staff.ts';

/** The newest of entries that say the same, and how many they are. */
export interface GroupedEntry extends AuditItem {
  times: number;
}

/** What somebody did several times in a row, from one network, is one entry. */
export function grouped(items: readonly AuditItem[]): GroupedEntry[] {
  const groups: GroupedEntry[] = [];
  for (const item of items) {
    const before = groups.at(-1);
    if (before && isSame(before, item)) before.times += 1;
    else groups.push({ ...item, times: 1 });
  }
  return groups;
}

function isSame(one: AuditItem, other: AuditItem): boolean {
  return (
    one.who === other.who &&
    one.what === other.what &&
    one.path === other.path &&
    one.network === other.network
  );
}
