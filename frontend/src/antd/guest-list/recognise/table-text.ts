import { type Columns, columnsText, guessColumns, holdsTitles, type Table, tableOf } from './columns.ts';
import { linesIn, nameIn, readLine } from './line.ts';
import { addressIn, rowsOf, SAID_SEPARATOR } from './rows.ts';
import { rankOf, wordOf } from './titles.ts';

/** A table that was found in a text, as the page offers to read it. */
export interface TableView {
  titles: string[];
  /** The first rows. */
  sample: string[][];
  hasTitles: boolean;
  /** How many rows there are. */
  total: number;
  columns: Columns;
  /** Name = First name + Last name, E-mail = column 3. */
  text: string;
  /** Titles of columns that nothing is read from. */
  leftOut: string[];
}

/** Why a line at the beginning of a text is no guest. */
export const SEPARATOR_LINE = 'it says what separates the columns';
const TITLE_LINE = 'titles of columns';

/** What a first line is that is about the columns; null for any other. */
export function titlesIn(line: string): string | null {
  if (SAID_SEPARATOR.test(line)) return SEPARATOR_LINE;
  if (line.includes('@')) return null;
  const cells = line.split(/[;,\t|]/);
  const isTitles =
    cells.length > 1 &&
    cells.some((cell) => isTitle(cell, 'email')) &&
    cells.some((cell) => isTitle(cell, 'name'));
  return isTitles ? TITLE_LINE : null;
}

function isTitle(cell: string, field: 'email' | 'name'): boolean {
  if (field === 'email') return rankOf(cell, 'email') !== null;
  return (['name', 'firstName', 'lastName'] as const).some((each) => rankOf(cell, each) !== null);
}

const LINE_END = /\r\n|\n|\r/;
/** Lines from which it is told whether a text is a table. */
const SAMPLE_LINES = 200;
/** The part of its rows that hold an address in the column of addresses. */
const MOST_ROWS = 0.6;
const SHOWN_ROWS = 4;

/** The table that a text is, where that is another reading than line by line; null for a list of lines. */
export function otherTableIn(text: string): Table | null {
  const sample = text.trim().split(LINE_END, SAMPLE_LINES + 1);
  const beginning = sample.slice(0, SAMPLE_LINES).join('\n');
  const table = tableIn(beginning);
  if (!table || table.titles.length < 2 || !isReadOtherwise(beginning, table)) return null;
  return sample.length > SAMPLE_LINES ? tableOf(rowsOf(text.trim()), table.hasTitles) : table;
}

/** The table that a text is; null for a list of people in any other form. */
export function tableIn(text: string): Table | null {
  const rows = rowsOf(text.trim());
  const table = tableOf(rows, holdsTitles(rows));
  return isTable(table) ? table : null;
}

/** The rows of a text for an import: those of the table, or a row of name and address for each person of a list. */
export function rowsIn(text: string): string[][] {
  const rows = rowsOf(text);
  if (isTable(tableOf(rows, holdsTitles(rows)))) return rows;
  const people = linesIn(text).flatMap(({ source }): string[][] => {
    const { guests, extra } = readLine(source);
    const further = extra.map((email) => ['', email]);
    const named = guests.map(({ name, email, isNameDerived }) => [isNameDerived ? '' : name, email]);
    return guests.length === 0 ? [[source, '']] : [...named, ...further];
  });
  const addresses = (of: string[][]) => of.flat().filter((cell) => addressIn(cell) !== null).length;
  return addresses(people) > 0 && addresses(people) >= addresses(rows) ? people : rows;
}

function isTable({ titles, rows, hasTitles }: Table): boolean {
  if (hasTitles && titles.some((title) => isTitle(title, 'email'))) return true;
  const { email } = guessColumns('guests', { titles, rows });
  if (email === undefined || titles.length < 2) return false;
  const holding = rows.filter((row) => addressIn(row[email] ?? '') !== null);
  if (holding.length === 0 || holding.length < rows.length * MOST_ROWS) return false;
  // Several addresses in most rows, and no titles that tell them apart: a list of people, not a table.
  return holding.filter(isOfSeveral).length < holding.length / 2;
}

function isOfSeveral(row: readonly string[]): boolean {
  return row.reduce((sum, cell) => sum + addressesIn(cell), 0) > 1;
}

/** How many: one alone, or those in angle brackets behind names, as mail programs write people. */
function addressesIn(cell: string): number {
  return addressIn(cell) === null ? (cell.match(/<[^<>\s]+@[^<>\s]+>/g)?.length ?? 0) : 1;
}

function isReadOtherwise(text: string, table: Table): boolean {
  const columns = guessColumns('guests', table);
  const isOrdered = columns.name === 0 && columns.email === 1;
  if (table.hasTitles && !isOrdered && table.titles.some((title) => isTitle(title, 'email'))) return true;
  const lines = text.split(LINE_END).flatMap((line) => readLine(line.trim()).guests);
  const byLine = new Set(lines.map(({ name, email }) => `${name};${email}`));
  const spare = spareAddresses(table, columns);
  return table.rows.some((row) => {
    // People in one row, as mail programs copy them, are read better as a line.
    if (!table.hasTitles && isOfSeveral(row)) return false;
    const [guest] = readLine(lineOf(row, columns, spare)).guests;
    return guest && addressIn(guest.email) !== null && !byLine.has(`${guest.name};${guest.email}`);
  });
}

export function viewOf(table: Table, columns: Columns): TableView {
  const spare = spareAddresses(table, columns);
  const used = [...Object.values(columns), ...spare];
  return {
    titles: table.titles,
    sample: table.rows.slice(0, SHOWN_ROWS),
    hasTitles: table.hasTitles,
    total: table.rows.length,
    columns,
    text: columnsText(columns, spare),
    leftOut: table.titles.filter((_, place) => !used.includes(place)),
  };
}

/** The rows as lines of `name; address`; a row that holds neither is an empty line, so that the lines keep their numbers. */
export function linesOf(table: Table, columns: Columns): string[] {
  const spare = spareAddresses(table, columns);
  return table.rows.map((row) => lineOf(row, columns, spare));
}

/**
 * Columns of further addresses of the same person, by a title that differs in its number alone: E-mail 2 Address beside E-mail
 * Address. What stands above another column, as the e-mail of whoever was asked first, says whose it is.
 */
function spareAddresses(
  { titles, hasTitles }: Pick<Table, 'titles' | 'hasTitles'>,
  { email }: Columns,
): number[] {
  if (!hasTitles || email === undefined) return [];
  const word = wordOf(titles[email] ?? '');
  return [...titles.keys()].filter((place) => place !== email && wordOf(titles[place] ?? '') === word);
}

/** @param spare columns whose address is taken where the first is empty */
function lineOf(
  row: readonly string[],
  { name, firstName, lastName, email }: Columns,
  spare: readonly number[],
): string {
  const cell = (place: number | undefined) => (place === undefined ? '' : (row[place] ?? ''));
  const halves = [cell(firstName), cell(lastName)].map(plain).filter(Boolean).join(' ');
  const given = [email, ...spare].map(cell).find((address) => address.trim()) ?? '';
  const named = plain(nameIn(cell(name))) || halves;
  // Programs write the address where they know no name.
  const written = named.toLowerCase() === addressIn(given)?.toLowerCase() ? '' : named;
  const addresses = given.split(/[;,\s]+/).map((part) => addressIn(part));
  // Several addresses in one cell stay apart, for the line to tell of them.
  const isSeveral = addresses.length > 1 && addresses.every((address) => address !== null);
  const address = isSeveral ? addresses.join('; ') : (addressIn(given) ?? plain(given));
  return written && address ? `${written}; ${address}` : written || address;
}

/** Takes out what separates the parts of a line in the text box. */
function plain(cell: string): string {
  return cell.replace(/[;,\s]+/g, ' ').trim();
}
