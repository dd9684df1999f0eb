import { decodeText, rowsOf, wordOf } from './table-file.ts';

/** The lines of a chosen file as the text box takes them, or why there are none. */
export type GuestFile = { text: string; lines: number } | { problem: string };

/** Bytes; room for 100,000 guests with long names and further columns. */
export const LARGEST_FILE = 20_000_000;

/** Where a guest's name and address stand in a row. */
interface Columns {
  names: number[];
  email: number;
}

const EMAIL_TITLES = ['email', 'mail', 'emailaddress', 'mailaddress'];
const NAME_TITLES = ['name', 'fullname', 'guestname', 'guest'];
const FIRST_NAME_TITLES = ['firstname', 'first', 'givenname', 'forename'];
const LAST_NAME_TITLES = ['lastname', 'last', 'surname', 'familyname'];

/** Reads a file of comma-, semicolon- or tab-separated values into lines of `name; email`. */
export function readGuestFile(bytes: ArrayBuffer): GuestFile {
  const decoded = decodeText(bytes);
  if ('problem' in decoded) return decoded;
  const data = rowsOf(decoded.text);
  const [titles = [], ...rest] = data;
  const headed = columnsOfTitles(titles);
  const columns = headed ?? columnsOfRows(data);
  if (!columns) return { problem: 'There is no e-mail address in this file.' };
  const lines = (headed ? rest : data).map((row) => lineOf(row, columns)).filter(Boolean);
  return { text: lines.join('\n'), lines: lines.length };
}

/** Finds the columns by their titles; null when the first row holds none. */
function columnsOfTitles(row: readonly string[]): Columns | null {
  const titles = row.map(wordOf);
  const find = (known: readonly string[]) => titles.findIndex((title) => known.includes(title));
  const email = find(EMAIL_TITLES);
  if (email < 0) return null;
  const name = find(NAME_TITLES);
  const names = name >= 0 ? [name] : [find(FIRST_NAME_TITLES), find(LAST_NAME_TITLES)];
  return { names: names.filter((column) => column >= 0), email };
}

/** Without titles: the first column with an @ is the address, the first other one with letters the name. */
function columnsOfRows(rows: readonly string[][]): Columns | null {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  const columns = Array.from({ length: width }, (_, column) => column);
  const email = columns.find((column) => rows.some((row) => row[column]?.includes('@')));
  if (email === undefined) return null;
  const name = columns.find((column) => column !== email && rows.some((row) => isName(row[column])));
  return { names: name === undefined ? [] : [name], email };
}

function isName(cell = ''): boolean {
  return /\p{L}/u.test(cell) && !cell.includes('@');
}

function lineOf(row: readonly string[], { names, email }: Columns): string {
  const name = names
    .map((column) => plain(row[column]))
    .filter(Boolean)
    .join(' ');
  const address = plain(row[email]);
  return name && address ? `${name}; ${address}` : name || address;
}

/** Takes out what separates the parts of a line in the text box. */
function plain(cell = ''): string {
  return cell.replace(/[;,\s]+/g, ' ').trim();
}
