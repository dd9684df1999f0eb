/** Longest id that the server takes. */
const LENGTH = 40;

/** An id of small letters, digits and hyphens that none of the others has: 'may-i-bring-my-dog'. */
export function newId(text: string, taken: readonly string[]): string {
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LENGTH - 4)
    .replace(/^-+|-+$/g, '');
  const base = words || 'entry';
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/** Gives an id to each entry that has none yet; those that are known keep theirs. */
export function withIds<T extends { id: string }>(entries: readonly T[], textOf: (entry: T) => string): T[] {
  const taken = entries.map(({ id }) => id).filter(Boolean);
  return entries.map((entry) => {
    if (entry.id) return entry;
    const id = newId(textOf(entry), taken);
    taken.push(id);
    return { ...entry, id };
  });
}
