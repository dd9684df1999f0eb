import { addressIn } from './rows.ts';
import { type FieldName, rankOf } from './titles.ts';

/** What a table is read for. */
export type Purpose = 'guests' | 'registrants' | 'suppressions';

export const LABELS: Record<FieldName, string> = {
  email: 'E-mail',
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  badge: 'Badge or child',
  paid: 'Paid',
  reason: 'Reason',
};

const PERSON: FieldName[] = ['email', 'name', 'firstName', 'lastName'];
export const FIELDS: Record<Purpose, FieldName[]> = {
  guests: PERSON,
  registrants: [...PERSON, 'badge', 'paid'],
  suppressions: ['email', 'reason'],
};

/** Which column holds each field, by its place; a field that is not there is in none. */
export type Columns = Partial<Record<FieldName, number>>;

export interface Table {
  /** What stands above each column, or its number. */
  titles: string[];
  rows: string[][];
  hasTitles: boolean;
}

/** The line of the text in which the rows of a table begin, from 1. */
export function firstLineOf({ hasTitles }: Pick<Table, 'hasTitles'>): number {
  return hasTitles ? 2 : 1;
}

/** Separates the titles of a table from its rows. @param hasTitles whether its first row holds titles */
export function tableOf(rows: string[][], hasTitles: boolean): Table {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const [first = [], ...rest] = rows;
  const titles = Array.from(
    { length: width },
    (_, place) => (hasTitles && first[place]?.trim()) || `Column ${place + 1}`,
  );
  return { titles, rows: hasTitles ? rest : rows, hasTitles };
}

/** The first row holds titles when it holds no address and, where the others hold theirs, something else. */
export function holdsTitles([first = [], ...rest]: string[][]): boolean {
  if (first.length === 0 || first.some((cell) => cell.includes('@'))) return false;
  if (
    first.some((cell) =>
      Object.values(FIELDS)
        .flat()
        .some((field) => rankOf(cell, field) !== null),
    )
  )
    return true;
  const email = fullest(rest, (cell) => cell.includes('@'))[0];
  return email === undefined || Boolean(first[email]?.trim());
}

/** Which column probably holds what: the address stands where most addresses are, the others by title or by what they hold. */
export function guessColumns(purpose: Purpose, { titles, rows }: Pick<Table, 'titles' | 'rows'>): Columns {
  const guess: Columns = {};
  const isFree = (place: number) => !Object.values(guess).includes(place);
  const byTitle = (field: FieldName, places: number[]) => {
    const ranked = places.flatMap((place) => {
      const rank = rankOf(titles[place] ?? '', field);
      return rank === null || !isFree(place) ? [] : [{ place, rank }];
    });
    return ranked.sort((one, other) => one.rank - other.rank)[0]?.place;
  };
  const take = (field: FieldName, place: number | undefined) => {
    if (place !== undefined) guess[field] = place;
  };
  const all = titles.map((_, place) => place);
  const sample = rows.slice(0, SAMPLE_ROWS);
  const holders = fullest(sample, (cell) => addressIn(cell) !== null);
  const likely = holders.length > 0 ? holders : fullest(sample, (cell) => cell.includes('@'));
  take('email', byTitle('email', likely) ?? likely[0] ?? byTitle('email', all));
  for (const field of FIELDS[purpose]) if (field !== 'email') take(field, byTitle(field, all));
  if (purpose === 'suppressions') return guess;
  if (guess.name === undefined && guess.firstName === undefined && guess.lastName === undefined) {
    const named = all.filter((place) => isFree(place) && sample.some((row) => isNameLike(row[place])));
    const [first, second] = named;
    if (named.length === 2 && second === Number(first) + 1 && areHalves(sample, named)) {
      take('firstName', first);
      take('lastName', second);
    } else take('name', first);
  }
  return withoutDoubledName(guess, sample);
}

/** Rows that decide what a column holds. */
const SAMPLE_ROWS = 1_000;

/** The places of the columns with the most cells of a kind, none where there is no such cell. */
function fullest(rows: readonly string[][], is: (cell: string) => boolean): number[] {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [place, cell] of row.entries()) if (is(cell)) counts.set(place, (counts.get(place) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const places = [...counts].flatMap(([place, number]) => (number === most ? place : []));
  return places.sort((one, other) => one - other);
}

function isNameLike(cell = ''): boolean {
  return /\p{L}.*\p{L}/u.test(cell) && !cell.includes('@');
}

/** Two columns of single words, hardly two rows alike: a first and a last name. */
function areHalves(rows: readonly string[][], places: readonly number[]): boolean {
  return places.every((place) => {
    const cells = rows.map((row) => row[place]?.trim() ?? '').filter(Boolean);
    return cells.every((cell) => !/\s/.test(cell)) && new Set(cells).size > cells.length * DISTINCT;
  });
}

const DISTINCT = 0.7;

/**
 * Keeps the whole name or its halves. One title means both in some languages (Name beside Vorname, Nombre beside Apellidos): a
 * column of whole names holds the half that stands beside it.
 */
function withoutDoubledName(columns: Columns, rows: readonly string[][]): Columns {
  const { name, firstName, lastName } = columns;
  const half = firstName ?? lastName;
  if (name === undefined || half === undefined) return columns;
  const halves = { ...columns, name: undefined };
  const whole = { ...columns, firstName: undefined, lastName: undefined };
  const filled = (place: number) => rows.filter((row) => row[place]?.trim()).length;
  if (firstName !== undefined && lastName !== undefined) return filled(name) < filled(half) ? halves : whole;
  const both = rows.filter((row) => row[name]?.trim() && row[half]?.trim());
  const holding = both.filter((row) =>
    row[name]?.toLowerCase().includes(row[half]?.trim().toLowerCase() ?? ''),
  );
  if (both.length === 0 || holding.length > both.length / 2) return whole;
  return firstName === undefined ? { ...halves, firstName: name } : { ...halves, lastName: name };
}

/** The columns after one of them was chosen to hold a field, or to be left out. */
export function withField(columns: Columns, place: number, field: FieldName | undefined): Columns {
  const others = Object.entries(columns).filter(([name, at]) => at !== place && name !== field);
  const next: Columns = Object.fromEntries(others);
  if (field === undefined) return next;
  // A name is whole or in halves, never both.
  if (field === 'name') return { ...next, firstName: undefined, lastName: undefined, name: place };
  if (field === 'firstName' || field === 'lastName') return { ...next, name: undefined, [field]: place };
  return { ...next, [field]: place };
}

/** Name = First name + Last name, E-mail = column 3. @param spare columns whose address is taken where that is empty */
export function columnsText(columns: Columns, spare: readonly number[]): string {
  const { name, firstName, lastName, email } = columns;
  const halves = (['firstName', 'lastName'] as const).filter((field) => columns[field] !== undefined);
  const at = (place: number) => `column ${place + 1}`;
  const named =
    name !== undefined
      ? at(name)
      : halves.length > 1
        ? halves.map((field) => LABELS[field]).join(' + ')
        : at(firstName ?? lastName ?? 0);
  const hasName = name !== undefined || halves.length > 0;
  return [
    hasName ? `Name = ${named}` : 'no name',
    email === undefined ? 'no e-mail' : `E-mail = ${[email, ...spare].map(at).join(', else ')}`,
  ].join(', ');
}
