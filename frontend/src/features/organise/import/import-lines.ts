import { type CheckedLine, nameFromAddress, type Verdict } from '#antd/guest-list/check-guests.ts';
import type { ImportedLine, RegistrantLine, SuppressionLine, SuppressionReason } from '#api/staff.ts';
import { reasonIn, saysBadge, saysPaid } from './cell-values.ts';
import type { Columns, FieldName, Table } from './columns.ts';

/** Shown verdicts; twenty thousand of them would freeze the page. */
const MOST_SHOWN = 300;

/** A row of the table: what is sent of it, or why nothing is. */
export interface ReadRow<Line> {
  /** Counted from 1, as in the text. */
  line: number;
  source: string;
  entry: Line | null;
  /** Something to say of an entry, or why there is none. */
  note: string | null;
}

/** Reads people who were registered elsewhere. */
export function readRegistrants(table: Table, columns: Columns): ReadRow<RegistrantLine>[] {
  return readRows(table, columns, (cell) => {
    const email = cell('email');
    const written = cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
    const name = written || nameFromAddress(email);
    const paid = saysPaid(cell('paid'));
    if (!email) return { entry: null, note: 'no e-mail address' };
    if (paid === null) return { entry: null, note: `${cell('paid')}: left out` };
    const badge = columns.badge === undefined || saysBadge(cell('badge'), table.titles[columns.badge] ?? '');
    const notes = [!written && `name from the address: ${name}`, !badge && 'child', paid && badge && 'paid'];
    return { entry: { name, email, badge, paid }, note: notes.filter(Boolean).join(', ') || null };
  });
}

/** Reads who gets no mail elsewhere. @param otherwise the reason of a line that names none */
export function readSuppressions(
  table: Table,
  columns: Columns,
  otherwise: SuppressionReason,
): ReadRow<SuppressionLine>[] {
  return readRows(table, columns, (cell) => {
    const address = cell('email');
    const given = cell('reason');
    const reason = given ? reasonIn(given) : otherwise;
    if (!address) return { entry: null, note: 'no e-mail address' };
    if (reason === 'wanted') return { entry: null, note: `${given}: still gets mail` };
    if (reason === null) return { entry: null, note: `"${given}" is no reason that is known here` };
    return { entry: { address, reason }, note: reason };
  });
}

function readRows<Line>(
  { rows, firstLine }: Table,
  columns: Columns,
  read: (cell: (field: FieldName) => string) => Pick<ReadRow<Line>, 'entry' | 'note'>,
): ReadRow<Line>[] {
  return rows.map((row, index) => ({
    line: firstLine + index,
    source: row.map((cell) => cell.trim()).join('; '),
    ...read((field) => (columns[field] === undefined ? '' : (row[columns[field]]?.trim() ?? ''))),
  }));
}

const VERDICTS: Record<ImportedLine['verdict'], Verdict> = {
  taken: 'invited',
  known: 'known',
  duplicate: 'duplicate',
  full: 'unseated',
  refused: 'refused',
};

/** What becomes of the rows, as the list of verdicts shows it. */
export function summaryOf(rows: readonly ReadRow<unknown>[], answers: readonly ImportedLine[]) {
  const sent = rows.filter(({ entry }) => entry !== null);
  const answerOf = new Map(sent.map((row, index) => [row, answers[index]]));
  const lines = rows.map((row): CheckedLine => {
    const { line, source, note } = row;
    const answer = answerOf.get(row);
    const verdict = answer ? VERDICTS[answer.verdict] : 'dropped';
    const detail =
      answer?.verdict === 'duplicate'
        ? `line ${sent[Number(answer.detail)]?.line ?? ''}`
        : (answer?.detail ?? note);
    return { line, source, guest: null, verdict, detail };
  });
  const counts: Record<Verdict, number> = {
    invited: 0,
    known: 0,
    suppressed: 0,
    unseated: 0,
    duplicate: 0,
    refused: 0,
    dropped: 0,
  };
  for (const { verdict } of lines) counts[verdict]++;
  const problems = lines.filter(({ verdict }) => verdict !== 'invited');
  return {
    counts,
    total: lines.length,
    all: lines.slice(0, MOST_SHOWN),
    problems: problems.slice(0, MOST_SHOWN),
  };
}
