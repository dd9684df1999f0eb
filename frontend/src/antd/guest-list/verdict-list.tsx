import { Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import { count, numeral } from '#ui/text/count-text.ts';
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
      <div className={styles.verdictHead}>
        <h3 aria-live="polite">{checkedText(summary)}</h3>
        <Segmented
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
      <ol className={styles.verdicts}>
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

/** '200 lines checked'; several people may stand in one line, and a table is read as the page says above. */
function checkedText({ total, lines, table }: VerdictListProps['summary']): string {
  if (lines !== total) return `${count(total, 'entry', 'entries')} in ${count(lines, 'line')} checked`;
  return `${count(total, 'line')}${table ? ', read as above' : ' checked'}`;
}

export function Sums({ counts, words }: Pick<GuestListSummary, 'counts'> & { words: ListWords }) {
  return (
    <ul className={styles.sums}>
      <Sum className="tag tag-success" icon="check" value={counts.invited}>
        {numeral(counts.invited)} {words.invited}
      </Sum>
      <Sum className="tag" icon="minus" value={counts.known}>
        {numeral(counts.known)} {words.known ?? 'already invited'}
      </Sum>
      <Sum className="tag" icon="copy" value={counts.duplicate}>
        {count(counts.duplicate, 'duplicate')}
      </Sum>
      <Sum className={`tag ${styles.suppressedSum}`} icon="ban" value={counts.suppressed}>
        {numeral(counts.suppressed)} suppressed
      </Sum>
      <Sum className={`tag ${styles.suppressedSum}`} icon="info" value={counts.unclear}>
        {numeral(counts.unclear)} to decide
      </Sum>
      <Sum className="tag tag-danger" icon="close" value={counts.unseated}>
        {numeral(counts.unseated)} without a {words.place ?? 'seat'}
      </Sum>
      <Sum className="tag tag-danger" icon="close" value={counts.refused + counts.dropped}>
        {numeral(counts.refused + counts.dropped)} {words.left ?? 'not sent'}
      </Sum>
    </ul>
  );
}

interface SumProps {
  className: string;
  icon: IconName;
  value: number;
  children: ReactNode;
}

function Sum({ className, icon, value, children }: SumProps) {
  if (value === 0) return null;
  return (
    <li className={className}>
      <Icon name={icon} />
      <span>{children}</span>
    </li>
  );
}

function VerdictLine({ line, display }: { line: CheckedLine; display: VerdictDisplay }) {
  return (
    <li className={display.className}>
      <span className={styles.lineNumber}>{line.line}</span>
      <div>
        <p className={styles.source}>{line.source.replaceAll('\t', ' ⇥ ')}</p>
        <Verdict line={line} display={display} />
      </div>
    </li>
  );
}

/** What will come of a line, with why. */
export function Verdict({ line, display }: { line: CheckedLine; display: VerdictDisplay }) {
  return (
    <p className={styles.verdict}>
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
