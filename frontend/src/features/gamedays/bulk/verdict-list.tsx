import { Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { count } from '../../../ui/count-text.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from './bulk-invite.module.css';
import type { CheckedLine, Verdict } from './check-guests.ts';
import type { GuestListSummary } from './guest-list-messages.ts';

interface VerdictLook {
  icon: IconName;
  label: (line: CheckedLine) => string;
  detail: (line: CheckedLine) => string | null;
  className: string | undefined;
}

const LOOKS: Record<Verdict, VerdictLook> = {
  invited: { icon: 'check', label: () => 'Will be invited', detail: detailOf, className: styles.invited },
  duplicate: {
    icon: 'copy',
    label: ({ detail }) => `Same address as ${detail}`,
    detail: () => 'counts once',
    className: styles.duplicate,
  },
  refused: { icon: 'close', label: () => 'Will be refused', detail: detailOf, className: styles.refused },
  dropped: { icon: 'close', label: () => 'Dropped', detail: detailOf, className: styles.refused },
};

/** What will come of each pasted line, before anything is sent. */
export function VerdictList({ summary }: { summary: GuestListSummary }) {
  const [filter, setFilter] = useState<'all' | 'problems'>('all');
  const { counts, total } = summary;
  const problems = total - counts.invited;
  const notSent = counts.refused + counts.dropped;
  const lines = summary[filter];
  const matching = filter === 'all' ? total : problems;
  return (
    <>
      <div className={styles.verdictHead}>
        <h3 aria-live="polite">{count(total, 'line')} checked</h3>
        <Segmented
          aria-label="Lines shown"
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all' as const, label: `All ${total.toLocaleString('en-US')}` },
            { value: 'problems' as const, label: `Problems ${problems.toLocaleString('en-US')}` },
          ]}
        />
      </div>
      <ul className={styles.sums}>
        <Sum className="tag tag-success" icon="check" value={counts.invited}>
          {counts.invited.toLocaleString('en-US')} will be invited
        </Sum>
        <Sum className="tag" icon="copy" value={counts.duplicate}>
          {count(counts.duplicate, 'duplicate')}
        </Sum>
        <Sum className="tag tag-danger" icon="close" value={notSent}>
          {notSent.toLocaleString('en-US')} not sent
        </Sum>
      </ul>
      <ol className={styles.verdicts}>
        {lines.map((line) => (
          <VerdictLine key={line.line} line={line} />
        ))}
      </ol>
      {matching > lines.length && (
        <p className="small muted">
          The first {lines.length} of {matching.toLocaleString('en-US')} lines are shown. All of them are
          sent.
        </p>
      )}
    </>
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

function VerdictLine({ line }: { line: CheckedLine }) {
  const look = LOOKS[line.verdict];
  return (
    <li className={look.className}>
      <span className={styles.lineNumber}>{line.line}</span>
      <div>
        <p className={styles.source}>{line.source.replaceAll('\t', ' ⇥ ')}</p>
        <p className={styles.verdict}>
          <Icon name={look.icon} />
          <b>{look.label(line)}</b>
          <span className="muted">{look.detail(line)}</span>
        </p>
      </div>
    </li>
  );
}

function detailOf(line: CheckedLine): string | null {
  return line.detail;
}
