interface Named {
  guestName: string;
}

export interface LetterGroup<Guest> {
  /** 'A', or '#' for names that begin with none. */
  letter: string;
  guests: Guest[];
}

const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Guests by name under the letter they begin with, accents apart. */
export function letterGroups<Guest extends Named>(guests: readonly Guest[]): LetterGroup<Guest>[] {
  const groups = new Map<string, Guest[]>();
  for (const guest of guests.toSorted((one, other) => NAMES.compare(one.guestName, other.guestName))) {
    const letter = letterOf(guest.guestName);
    const group = groups.get(letter);
    if (group) group.push(guest);
    else groups.set(letter, [guest]);
  }
  return Array.from(groups, ([letter, members]) => ({ letter, guests: members }));
}

function letterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}
