import { once } from '../text/once.ts';

export interface LetterGroup<Item> {
  /** 'A', or '#' for names that begin with none. */
  letter: string;
  items: Item[];
}

const byName = once(() => new Intl.Collator('en', { sensitivity: 'base', numeric: true }));

/** Things in the order of their names, under the letters they begin with; accents do not make another letter. */
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
