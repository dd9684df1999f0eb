import type { Hall, HallGame, TableFlag } from '#core/api/generated.ts';

/** What is on the board at a moment. */
export interface Board {
  onNow: HallGame[];
  next: HallGame[];
  flags: TableFlag[];
}

/** Sorts an answer by the clock, so that games begin and end, and flags come down, between two answers. @param now ms */
export function boardAt({ games, flags }: Hall, now: number): Board {
  const isPast = (moment: string) => Date.parse(moment) <= now;
  const left = games.filter(({ endsAt }) => !isPast(endsAt));
  return {
    onNow: left.filter(({ startsAt }) => isPast(startsAt)),
    next: left.filter(({ startsAt }) => !isPast(startsAt)),
    flags: flags.filter(({ endsAt }) => !isPast(endsAt)),
  };
}

/** Flags in the strip. */
export const FLAGS_SHOWN = 3;

/** How many rows each list has room for: what is written must be read from five metres. @param isStale the band takes room */
export function rowsFor(isPortrait: boolean, isStale: boolean): { next: number; onNow: number } {
  return { next: isStale ? 4 : 5, onNow: isStale || isPortrait ? 4 : 5 };
}

/** How long a page of a list stands, in ms. */
const TURN = 12_000;

export interface Page<Row> {
  rows: Row[];
  /** How many rows there is room for. */
  size: number;
  /** From 1 on. */
  number: number;
  pages: number;
}

/** The page of a list that stands after so many ms; they follow each other in a circle. */
export function pageAfter<Row>(list: readonly Row[], size: number, elapsed: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(list.length / size));
  const index = Math.floor(elapsed / TURN) % pages;
  return { rows: list.slice(index * size, (index + 1) * size), size, number: index + 1, pages };
}
