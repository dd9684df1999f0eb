import { once } from '#core/text/once.ts';

export interface LetterGroup<Item> {
  /** 'A', or '#' for names that do not start with a letter. */
  letter: string;
  items: Item[];
}

const byName = once(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

/** Items sorted by name and grouped by first letter, ignoring accents. */
export function letterGroups<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): LetterGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items.toSorted((one, other) => byName().compare(nameOf(one), nameOf(other)))) {
    const letter = letterOf(nameOf(item));
    const group = groups.get(letter) ?? [];
    groups.set(letter, group);
    group.push(item);
  }
  return Array.from(groups, ([letter, members]) => ({ letter, items: members }));
}

function letterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}
