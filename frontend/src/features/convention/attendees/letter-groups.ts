export interface LetterGroup {
  letter: string;
  /** Two people may share a name, so each has a key of its own. */
  members: { name: string; key: string }[];
}

const BY_NAME = new Intl.Collator('en', { sensitivity: 'base' });

/** Names in order under the letter they begin with; accents do not make another letter, and `#` takes the rest. */
export function groupByLetter(names: readonly string[]): LetterGroup[] {
  const groups: LetterGroup[] = [];
  [...names].sort(BY_NAME.compare).forEach((name, index) => {
    const letter = letterOf(name);
    const last = groups.at(-1);
    const group = last?.letter === letter ? last : { letter, members: [] };
    if (group !== last) groups.push(group);
    group.members.push({ name, key: `${name} ${index}` });
  });
  return groups;
}

function letterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}
