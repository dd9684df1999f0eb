/** A wish as it stands, with the names that it is for. */
export interface KnownWish {
  id: string;
  rank: number;
  names: string[];
}

/** The groups of names that have a wish each. */
export function wantedGroups(nameIds: string[], together: boolean): string[][] {
  const names = [...new Set(nameIds)];
  if (names.length === 0) return [];
  return together ? [names] : names.map((id) => [id]);
}

/** Which wishes for a game go, and which groups of names get one. A wish for the same names stays as it is, with its place. */
export function changesOf(known: KnownWish[], wanted: string[][]): { gone: KnownWish[]; added: string[][] } {
  const keyOf = (names: string[]) => [...names].sort().join();
  const wantedKeys = new Set(wanted.map(keyOf));
  const knownKeys = new Set(known.map(({ names }) => keyOf(names)));
  return {
    gone: known.filter(({ names }) => !wantedKeys.has(keyOf(names))),
    added: wanted.filter((names) => !knownKeys.has(keyOf(names))),
  };
}
