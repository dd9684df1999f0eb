import type { Event } from '#core/api/generated.ts';

/** Signs beside each other on a landscape sheet. */
const PER_SHEET = 2;
/** From so many lines on a sign has smaller letters, so that all have room. */
const MANY_LINES = 8;

/** Things two by two, sheet by sheet. */
export function inSheets<Thing>(things: readonly Thing[]): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / PER_SHEET) }, (_, sheet) =>
    things.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  );
}

export interface SignDay {
  /** `Friday` */
  day: string;
  games: Event[];
}

/** The games of a table by days, those in the order of the edition; days without one are left out. */
export function signDays(events: readonly Event[], tableId: string, days: readonly string[]): SignDay[] {
  const own = events.filter((event) => event.tableId === tableId);
  return days
    .map((day) => ({
      day,
      games: own
        .filter(({ eventDay }) => eventDay === day)
        .sort((one, other) => one.eventDate.localeCompare(other.eventDate)),
    }))
    .filter(({ games }) => games.length > 0);
}

/** Whether there are too many lines for letters of the usual size. */
export function isLong(days: readonly SignDay[]): boolean {
  return days.reduce((lines, { games }) => lines + 1 + games.length, 0) >= MANY_LINES;
}

export type NumberSize = 'large' | 'medium' | 'small';

/** How large the number of a table is printed so that it fits the width. */
export function numberSize(label: string): NumberSize {
  const letters = [...label].length;
  if (letters <= 2) return 'large';
  return letters === 3 ? 'medium' : 'small';
}
