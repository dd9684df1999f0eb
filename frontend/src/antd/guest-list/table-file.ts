import Papa from 'papaparse';

/** The rows of comma-, semicolon- or tab-separated values; what separates them is found out. Empty rows are left out. */
export function rowsOf(text: string): string[][] {
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}

/** A title or value as it is compared: its letters alone, small ones. */
export function wordOf(cell: string): string {
  return cell.toLowerCase().replace(/[^\p{L}]/gu, '');
}

const WORKBOOK = 'This is a workbook. Save it as CSV and choose that file.';
const NO_TEXT = 'This is not a text file. Choose a CSV file.';
/** The first bytes of zipped workbooks (.xlsx, .ods, .numbers) and of the older .xls. */
const WORKBOOK_STARTS = ['504b0304', 'd0cf11e0'];
const SAMPLE = 4096;

/** Decodes a text file by its byte order mark, else as UTF-8, else as Windows-1252, the way spreadsheets save them. */
export function decodeText(file: ArrayBuffer): { text: string } | { problem: string } {
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
