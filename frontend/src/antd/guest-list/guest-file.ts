import { type Columns, guessColumns } from './recognise/columns.ts';
import { linesOf, type TableView, tableIn, viewOf } from './recognise/table-text.ts';
import { decodeText, type Encoding } from './recognise/text-file.ts';

/** How a chosen file was read. */
interface FileReading {
  encoding: Encoding;
  /** Whether the file does not say its encoding itself. */
  isGuess: boolean;
  /** The table that the lines were made of; null when the file holds lines already. */
  table: TableView | null;
}

/** The lines of a chosen file as the text box takes them, or why there are none. */
export type GuestFile = ({ text: string; lines: number } & FileReading) | { problem: string };

/** A file and how somebody chose to read it, where that is not the guess. */
export interface FileToRead {
  bytes: ArrayBuffer;
  encoding?: Encoding;
  columns?: Columns;
}

/** Bytes; room for 100,000 guests with long names and further columns. */
export const LARGEST_FILE = 20_000_000;

/** Reads a file into lines as the text box takes them: a table into lines of `name; email`, a list of lines as it is. */
export function readGuestFile({ bytes, encoding, columns: chosen }: FileToRead): GuestFile {
  const decoded = decodeText(bytes, encoding);
  if ('problem' in decoded) return decoded;
  if (!decoded.text.includes('@')) return { problem: 'There is no e-mail address in this file.' };
  const { text, ...reading } = decoded;
  const table = tableIn(text);
  if (!table)
    return { ...reading, text: text.trim(), lines: text.trim().split(/\r\n|\n|\r/).length, table: null };
  const columns = chosen ?? guessColumns('guests', table);
  const lines = linesOf(table, columns).filter(Boolean);
  return { ...reading, text: lines.join('\n'), lines: lines.length, table: viewOf(table, columns) };
}
