import Papa from 'papaparse';

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
  const { data } = Papa.parse<string[]>(decoded.text, { skipEmptyLines: 'greedy' });
  const [titles = [], ...rest] = data;
  const headed = columnsOfTitles(titles);
  const columns = headed ?? columnsOfRows(data);
  if (!columns) return { problem: 'There is no e-mail address in this file.' };
  const lines = (headed ? rest : data).map((row) => lineOf(row, columns)).filter(Boolean);
  return { text: lines.join('\n'), lines: lines.length };
}

/** Finds the columns by their titles; null when the first row holds none. */
function columnsOfTitles(row: readonly string[]): Columns | null {
  const titles = row.map((cell) => cell.toLowerCase().replace(/[^\p{L}]/gu, ''));
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

const WORKBOOK = 'This is a workbook. Save it as CSV and choose that file.';
const NO_TEXT = 'This is not a text file. Choose a CSV file.';
/** The first bytes of zipped workbooks (.xlsx, .ods, .numbers) and of the older .xls. */
const WORKBOOK_STARTS = ['504b0304', 'd0cf11e0'];
const SAMPLE = 4096;

/** Decodes a text file by its byte order mark, else as UTF-8, else as Windows-1252, the way spreadsheets save them. */
function decodeText(file: ArrayBuffer): { text: string } | { problem: string } {
  const bytes = new Uint8Array(file);
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (WORKBOOK_STARTS.includes(start)) return { problem: WORKBOOK };
  const encoding = encodingOf(bytes, start);
  if (encoding === null) return { problem: NO_TEXT };
  return { text: new TextDecoder(encoding).decode(bytes) };
}

function encodingOf(bytes: Uint8Array, start: string): string | null {
  if (start.startsWith('fffe')) return 'utf-16le';
  if (start.startsWith('feff')) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = sample.filter((byte) => byte === 0).length;
  // Latin text in UTF-16 without a mark: every other byte is zero, the second of each pair or the first.
  if (zeros > sample.length / 3) return bytes[1] === 0 ? 'utf-16le' : 'utf-16be';
  if (sample.some(isBinary)) return null;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Control characters that no text file holds; tab, line ends and form feed are text. */
function isBinary(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32);
}
