import { useState } from 'react';
import { count, numeral } from '#core/text/count-text.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import { Segments } from '../segments.tsx';
import type { CheckedLine, Verdict as VerdictName } from './check-guests.ts';
import type { GuestListSummary } from './guest-list-checker.ts';
import styles from './verdict-list.module.css';

interface VerdictListProps {
  summary: Pick<GuestListSummary, 'counts' | 'total' | 'lines' | 'all' | 'problems'> & {
    table?: GuestListSummary['table'];
  };
  words: ListWords;
}

/** The verdicts on the pasted lines, before anything is sent. */
export function VerdictList({ summary, words }: VerdictListProps) {
  const [filter, setFilter] = useState<'all' | 'problems'>('all');
  const { counts, total } = summary;
  const displays = verdictDisplays(words);
  const problems = total - counts.invited;
  const lines = summary[filter];
  const matching = filter === 'all' ? total : problems;
  return (
    <>
      <div className={`row spread wrap ${styles.verdictHead}`}>
        <h3>{checkedText(summary)}</h3>
        <Segments
          aria-label="Lines shown"
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all' as const, label: `All ${numeral(total)}` },
            { value: 'problems' as const, label: `Problems ${numeral(problems)}` },
          ]}
        />
      </div>
      <Sums counts={counts} words={words} />
      {lines.length === 0 && <p className="muted">Every line is fine.</p>}
      <ol className={`line-above ${styles.verdicts}`}>
        {lines.map((line) => (
          <VerdictLine key={`${line.line} ${line.source}`} line={line} display={displays[line.verdict]} />
        ))}
      </ol>
      {matching > lines.length && (
        <p className="small muted">
          The first {lines.length} of {numeral(matching)} lines are shown. All of them are checked.
        </p>
      )}
    </>
  );
}

/** '200 lines checked'; a table is read as the page says above. */
function checkedText(summary: VerdictListProps['summary']): string {
  const isRead = summary.table && summary.lines === summary.total;
  return `${linesText(summary)}${isRead ? ', read as above' : ' checked'}`;
}

/** '200 lines'; several people may stand in one. */
function linesText({ total, lines }: VerdictListProps['summary']): string {
  return lines === total
    ? count(total, 'line')
    : `${count(total, 'entry', 'entries')} in ${count(lines, 'line')}`;
}

/** ms; while somebody types, the verdict waits. */
const TOLD_AFTER = 700;

/** Says the verdict once the list rests: it stands there before the first list does, as what is inserted with its text may stay unread. */
export function ToldVerdict({
  summary,
  words,
}: {
  summary: VerdictListProps['summary'] | null;
  words: ListWords;
}) {
  const told = summary && summary.total > 0 ? verdictText(summary, words) : '';
  return (
    <p className="visually-hidden" role="status">
      {useDebouncedValue(told, TOLD_AFTER)}
    </p>
  );
}

/** '5 lines: 2 will be invited, 1 duplicate, 2 not sent' */
function verdictText(summary: VerdictListProps['summary'], words: ListWords): string {
  const sums = sumsOf(summary.counts, words).map(({ text }) => text);
  return `${linesText(summary)}: ${sums.join(', ')}`;
}

export function Sums({ counts, words }: Pick<GuestListSummary, 'counts'> & { words: ListWords }) {
  return (
    <ul className={`cluster gap-6 ${styles.sums}`}>
      {sumsOf(counts, words).map(({ icon, tone, text }) => (
        <li key={text} className={`tag ${tone}`}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many lines have each verdict; those that none has are left out. */
function sumsOf(counts: GuestListSummary['counts'], words: ListWords) {
  const { invited, known, duplicate, suppressed, unclear, unseated } = counts;
  const left = counts.refused + counts.dropped;
  const sum = (value: number, icon: IconName, tone: string | undefined, text: string) =>
    value > 0 ? [{ icon, tone: tone ?? '', text }] : [];
  return [
    sum(invited, 'check', 'tag-success', `${numeral(invited)} ${words.invited}`),
    sum(known, 'minus', '', `${numeral(known)} ${words.known ?? 'already invited'}`),
    sum(duplicate, 'copy', '', count(duplicate, 'duplicate')),
    sum(suppressed, 'ban', styles.suppressedSum, `${numeral(suppressed)} suppressed`),
    sum(unclear, 'info', styles.suppressedSum, `${numeral(unclear)} to decide`),
    sum(unseated, 'close', 'tag-danger', `${numeral(unseated)} without a ${words.place ?? 'seat'}`),
    sum(left, 'close', 'tag-danger', `${numeral(left)} ${words.left ?? 'not sent'}`),
  ].flat();
}

function VerdictLine({ line, display }: { line: CheckedLine; display: VerdictDisplay }) {
  return (
    <li className={display.className}>
      <span className={`rigid muted ${styles.lineNumber}`}>{line.line}</span>
      <div>
        <p className={`anywhere ${styles.source}`}>{line.source.replaceAll('\t', ' ⇥ ')}</p>
        <Verdict line={line} display={display} />
      </div>
    </li>
  );
}

/** What will come of a line, with why. */
export function Verdict({ line, display }: { line: CheckedLine; display: VerdictDisplay }) {
  return (
    <p className={`row small-type wrap ${styles.verdict}`}>
      <Icon name={display.icon} />
      <b>{display.label(line)}</b>
      <span className="muted">{display.detail(line)}</span>
    </p>
  );
}

interface VerdictDisplay {
  icon: IconName;
  label: (line: CheckedLine) => string;
  detail: (line: CheckedLine) => string | null;
  className: string | undefined;
}

const detail = (line: CheckedLine) => line.detail;

/** The list's own words in its verdicts. */
export interface ListWords {
  /** For a valid line: 'will be invited'. */
  invited: string;
  /** For somebody who may not be mailed: 'not mailed'. */
  suppressed?: string;
  /** For somebody who is there already; otherwise 'already invited'. */
  known?: string;
  /** What may run out; otherwise 'seat'. */
  place?: string;
  /** For what is left out; otherwise 'not sent'. */
  left?: string;
}

export const verdictDisplays = (words: ListWords): Record<VerdictName, VerdictDisplay> => ({
  invited: {
    icon: 'check',
    label: () => capitalised(words.invited),
    detail,
    className: styles.invited,
  },
  known: {
    icon: 'minus',
    label: () => capitalised(words.known ?? 'already invited'),
    detail,
    className: styles.quiet,
  },
  suppressed: {
    icon: 'ban',
    label: () => 'Suppressed',
    detail: (line) => `${line.detail}: ${words.suppressed}`,
    className: styles.suppressed,
  },
  unseated: {
    icon: 'close',
    label: () => `No ${words.place ?? 'seat'} left`,
    detail,
    className: styles.refused,
  },
  duplicate: {
    icon: 'copy',
    label: (line) => `Same address as ${line.detail}`,
    detail: () => 'counts once',
    className: styles.quiet,
  },
  unclear: { icon: 'info', label: () => 'To decide', detail, className: styles.suppressed },
  refused: { icon: 'close', label: () => 'Will be refused', detail, className: styles.refused },
  dropped: { icon: 'close', label: () => 'Dropped', detail, className: styles.refused },
});

function capitalised(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase());
}
