import { type CheckedLine, nameFromAddress, noCounts, type Verdict } from '#antd/guest-list/check-guests.ts';
import { type Columns, firstLineOf, type Table } from '#antd/guest-list/recognise/columns.ts';
import { addressIn } from '#antd/guest-list/recognise/rows.ts';
import type { FieldName } from '#antd/guest-list/recognise/titles.ts';
import type { ImportedLine, RegistrantLine, SuppressionLine, SuppressionReason } from '#core/api/staff.ts';
import { reasonIn, saysBadge, saysPaid } from './cell-values.ts';

/** Shown verdicts; twenty thousand of them would freeze the page. */
const MOST_SHOWN = 300;

/** A field whose values do not always say what they mean. */
export type DecidedField = 'badge' | 'paid';

/** A value that says neither yes nor no. */
export interface Doubt {
  field: DecidedField;
  value: string;
}

/** What somebody decided that values mean, by `keyOf`. */
export type Decisions = Readonly<Record<string, boolean>>;

export function keyOf({ field, value }: Doubt): string {
  return `${field}:${value.toLowerCase()}`;
}

/** A row of the table: what is sent of it, or why nothing is. */
export interface ReadRow<Line> {
  /** Counted from 1, as in the text. */
  line: number;
  source: string;
  entry: Line | null;
  /** Something to say of an entry, or why there is none. */
  note: string | null;
  /** What somebody decides, or has to decide before there is an entry. */
  doubts?: Doubt[];
}

interface RegistrantReading {
  /** Key of the edition that they were registered for. */
  edition?: string;
  decisions?: Decisions;
}

/** Reads people who were registered elsewhere. */
export function readRegistrants(
  table: Table,
  columns: Columns,
  { edition, decisions = {} }: RegistrantReading = {},
): ReadRow<RegistrantLine>[] {
  const title = columns.badge === undefined ? undefined : (table.titles[columns.badge] ?? '');
  return readRows(table, columns, (cell) => {
    const email = addressOf(cell('email'));
    const written = cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
    const name = written || nameFromAddress(email);
    if (!email) return { entry: null, note: 'no e-mail address' };
    const decided = (field: DecidedField) => decisions[keyOf({ field, value: cell(field) })];
    const said = saysPaid(cell('paid'));
    if (said === 'cancelled') return { entry: null, note: `${cell('paid')}: left out` };
    const saidBadge = title === undefined || saysBadge(cell('badge'), title, edition);
    const badge = saidBadge ?? decided('badge');
    // Children need no badge, so nothing is paid for them.
    const paid = said ?? decided('paid') ?? (badge === false ? false : undefined);
    const doubts: Doubt[] = [];
    if (saidBadge === null) doubts.push({ field: 'badge', value: cell('badge') });
    if (said === null && badge !== false) doubts.push({ field: 'paid', value: cell('paid') });
    if (badge === undefined || paid === undefined) return { entry: null, note: doubtText(doubts), doubts };
    const notes = [!written && `name from the address: ${name}`, !badge && 'child', paid && badge && 'paid'];
    return { entry: { name, email, badge, paid }, note: notes.filter(Boolean).join(', ') || null, doubts };
  });
}

const ASKED: Record<DecidedField, string> = {
  badge: 'neither that a badge is needed nor a child of 9 and under',
  paid: 'neither paid nor unpaid',
};

function doubtText(doubts: readonly Doubt[]): string {
  return doubts
    .map(({ field, value }) => `${value ? `"${value}"` : 'an empty cell'} says ${ASKED[field]}`)
    .join(', ');
}

/** The values that somebody has to decide, each with the number of its rows; the most first. */
export function doubtsIn(rows: readonly ReadRow<unknown>[]): (Doubt & { rows: number })[] {
  const found = new Map<string, Doubt & { rows: number }>();
  for (const doubt of rows.flatMap(({ doubts = [] }) => doubts)) {
    const known = found.get(keyOf(doubt));
    if (known) known.rows++;
    else found.set(keyOf(doubt), { ...doubt, rows: 1 });
  }
  return [...found.values()].sort((one, other) => other.rows - one.rows);
}

/** The address that a cell holds, without what programs write around it; else what stands there, for the server to refuse. */
function addressOf(cell: string): string {
  return addressIn(cell) ?? cell;
}

/** Reads who gets no mail elsewhere. @param otherwise the reason of a line that names none */
export function readSuppressions(
  table: Table,
  columns: Columns,
  otherwise: SuppressionReason,
): ReadRow<SuppressionLine>[] {
  return readRows(table, columns, (cell) => {
    const address = addressOf(cell('email'));
    const given = cell('reason');
    const reason = given ? reasonIn(given) : otherwise;
    if (!address) return { entry: null, note: 'no e-mail address' };
    if (reason === 'wanted') return { entry: null, note: `${given}: still gets mail` };
    if (reason === null) return { entry: null, note: `"${given}" is no reason that is known here` };
    return { entry: { address, reason }, note: reason };
  });
}

function readRows<Line>(
  { rows, hasTitles }: Table,
  columns: Columns,
  read: (cell: (field: FieldName) => string) => Pick<ReadRow<Line>, 'entry' | 'note' | 'doubts'>,
): ReadRow<Line>[] {
  return rows.map((row, index) => ({
    line: firstLineOf({ hasTitles }) + index,
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
    const { line, source, note, doubts = [] } = row;
    const answer = answerOf.get(row);
    const verdict = answer ? VERDICTS[answer.verdict] : doubts.length > 0 ? 'unclear' : 'dropped';
    const detail =
      answer?.verdict === 'duplicate'
        ? `line ${sent[Number(answer.detail)]?.line ?? ''}`
        : (answer?.detail ?? note);
    return { line, source, guest: null, verdict, detail };
  });
  const counts = noCounts();
  for (const { verdict } of lines) counts[verdict]++;
  const problems = lines.filter(({ verdict }) => verdict !== 'invited');
  return {
    counts,
    total: lines.length,
    lines: lines.length,
    all: lines.slice(0, MOST_SHOWN),
    problems: problems.slice(0, MOST_SHOWN),
  };
}
