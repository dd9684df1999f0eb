import Papa from 'papaparse';
import { bareAddress, isEmailAddress } from '#core/edit/email-address.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
/** The line with which some spreadsheets say what separates the cells. */
export const SAID_SEPARATOR = /^\s*"?sep=(.)"?\s*(?:\r\n|\n|\r|$)/i;
/** Rows from which the separator is guessed. */
const SAMPLE_ROWS = 200;

/**
 * The rows of a table as text. What separates its cells is what leaves the most of them an address: the others may stand inside
 * of cells. Empty rows are left out.
 */
export function rowsOf(text: string): string[][] {
  const said = SAID_SEPARATOR.exec(text);
  if (said) return parsed(text.slice(said[0].length), said[1] ?? ';');
  return parsed(text, separatorOf(text));
}

function parsed(text: string, delimiter: string, preview = 0): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: 'greedy' }).data;
}

function separatorOf(text: string): string {
  const candidates = SEPARATORS.filter((each) => text.includes(each)).map((separator) => {
    const rows = parsed(text, separator, SAMPLE_ROWS);
    const addresses = rows.reduce(
      (sum, row) => sum + row.filter((cell) => addressIn(cell) !== null).length,
      0,
    );
    return { separator, addresses, evenness: evennessOf(rows) };
  });
  candidates.sort((one, other) => other.addresses - one.addresses || other.evenness - one.evenness);
  return candidates[0]?.separator ?? ',';
}

/** Which part of the rows is as wide as the first, if that has several cells. */
function evennessOf(rows: readonly string[][]): number {
  const width = rows[0]?.length ?? 0;
  return width < 2 ? 0 : rows.filter(({ length }) => length === width).length / rows.length;
}

/** The address that a cell holds and nothing else, without what programs write around it; null when there is none. */
export function addressIn(cell: string): string | null {
  if (!cell.includes('@')) return null;
  // A link to mail may hold a subject.
  const address = cell.replace(/\?subject=.*$/is, '');
  return isEmailAddress(address) ? bareAddress(address) : null;
}
