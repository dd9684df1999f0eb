import { useEffect, useMemo, useState } from 'react';
import type { FileToRead } from '#antd/guest-list/guest-file.ts';
import {
  type Columns,
  guessColumns,
  holdsTitles,
  type Purpose,
  tableOf,
} from '#antd/guest-list/recognise/columns.ts';
import { rowsIn } from '#antd/guest-list/recognise/table-text.ts';
import { decodeText } from '#antd/guest-list/recognise/text-file.ts';
import {
  type ImportedLine,
  type SuppressionReason,
  useCheckRegistrantsMutation,
  useCheckSuppressionsMutation,
} from '#core/api/staff.ts';
import { useStoredText } from '#core/edit/use-stored-text.ts';
import { type Decisions, doubtsIn, readRegistrants, readSuppressions, summaryOf } from './import-lines.ts';

/** What is imported. */
export const SUBJECTS = ['registrants', 'suppressions'] as const satisfies Purpose[];
export type Subject = (typeof SUBJECTS)[number];

/** As many as the server takes at once. */
export const MOST_LINES = 20_000;
/** ms after the last change until the server is asked. */
const ASK_DELAY = 600;

/** What a file holds, and what one says of it. */
interface Choices {
  /** Whether the first row holds titles; null for the guess. */
  hasTitles: boolean | null;
  /** Columns that were chosen; null for the guess. */
  columns: Columns | null;
  /** What values mean that say it not. */
  decisions: Decisions;
  /** Key of the edition that registrants are of. */
  edition: string;
  /** The reason of suppressions that say none. */
  otherwise: SuppressionReason;
}

/** A pasted table, read with the columns that were guessed or chosen, and what the server says of each of its lines. */
export function useImport(subject: Subject, shownEdition: string) {
  const [text, keepText, forgetText, isLosable] = useStoredText(`import:${subject}`, { isOfTab: true });
  const [choices, setChoices] = useState<Choices>({
    hasTitles: null,
    columns: null,
    decisions: {},
    edition: shownEdition,
    otherwise: 'no-news',
  });
  const { edition, otherwise, decisions } = choices;
  const rows = useMemo(() => rowsIn(text.trim().normalize('NFC')), [text]);
  const hasTitles = choices.hasTitles ?? holdsTitles(rows);
  const table = useMemo(() => tableOf(rows, hasTitles), [rows, hasTitles]);
  const columns = useMemo(
    () => choices.columns ?? guessColumns(subject, table),
    [subject, table, choices.columns],
  );
  const read = useMemo(
    () =>
      subject === 'registrants'
        ? { of: subject, rows: readRegistrants(table, columns, { edition, decisions }) }
        : { of: subject, rows: readSuppressions(table, columns, otherwise) },
    [subject, table, columns, edition, decisions, otherwise],
  );
  const request = useMemo(() => requestOf(read, edition), [read, edition]);
  const answers = useVerdicts(request);
  const summary = useMemo(
    () => (answers.lines ? summaryOf(read.rows, answers.lines) : null),
    [read, answers.lines],
  );
  return {
    text,
    isLosable,
    setText: (next: string) => {
      keepText(next);
      // Another file has other columns.
      if (next.trim() === '')
        setChoices((before) => ({ ...before, hasTitles: null, columns: null, decisions: {} }));
    },
    forgetText,
    table,
    hasTitles,
    columns,
    doubts: useMemo(() => doubtsIn(read.rows), [read]),
    choices,
    choose: (changes: Partial<Choices>) => setChoices((before) => ({ ...before, ...changes })),
    request,
    summary,
    problem: answers.problem,
    isTooLong: request.body.lines.length > MOST_LINES,
  };
}

type Read =
  | { of: 'registrants'; rows: ReturnType<typeof readRegistrants> }
  | { of: 'suppressions'; rows: ReturnType<typeof readSuppressions> };

/** What is sent, to check it and to import it. */
function requestOf(read: Read, edition: string) {
  return read.of === 'registrants'
    ? { of: read.of, body: { edition, lines: read.rows.flatMap(({ entry }) => entry ?? []) } }
    : { of: read.of, body: { lines: read.rows.flatMap(({ entry }) => entry ?? []) } };
}

export type ImportRequest = ReturnType<typeof requestOf>;

/** What would become of the lines of a request; nothing until the server has said it of this one. */
function useVerdicts(request: ImportRequest): { lines?: ImportedLine[]; problem?: unknown } {
  const [checkRegistrants] = useCheckRegistrantsMutation();
  const [checkSuppressions] = useCheckSuppressionsMutation();
  const [said, setSaid] = useState<{ of?: ImportRequest; lines?: ImportedLine[]; problem?: unknown }>({});
  const { length } = request.body.lines;
  useEffect(() => {
    if (length === 0 || length > MOST_LINES) return;
    let isCurrent = true;
    const ask = async () => {
      const { data, error } =
        request.of === 'registrants'
          ? await checkRegistrants(request.body)
          : await checkSuppressions(request.body);
      if (isCurrent) setSaid({ of: request, lines: data?.lines, problem: error });
    };
    const timer = setTimeout(() => void ask(), ASK_DELAY);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [request, length, checkRegistrants, checkSuppressions]);
  if (length === 0) return { lines: [] };
  return said.of === request ? said : {};
}

/** The text of a chosen file as the box takes it; its columns are chosen below the box. */
export async function readTable({ bytes, encoding }: FileToRead) {
  const decoded = decodeText(bytes, encoding);
  if ('problem' in decoded) return decoded;
  return { ...decoded, lines: rowsIn(decoded.text.trim()).length, table: null };
}
