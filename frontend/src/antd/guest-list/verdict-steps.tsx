import { Button } from 'antd';
import { useState } from 'react';
import { count, numeral } from '#core/text/count-text.ts';
import type { CheckedLine } from './check-guests.ts';
import type { GuestListSummary } from './guest-list-checker.ts';
import styles from './verdict-list.module.css';
import { type ListWords, Verdict, verdictDisplays } from './verdict-list.tsx';

const LINES = 20;

interface VerdictStepsProps {
  summary: GuestListSummary;
  words: ListWords;
  /** Goes back to the list. */
  onEdit: () => void;
}

/** The verdicts where there is room for one column: what needs a look first, then some of the others. */
export function VerdictSteps({ summary, words, onEdit }: VerdictStepsProps) {
  const { counts, total, all, problems } = summary;
  const inDoubt = total - counts.invited;
  const fine = all.filter(({ verdict }) => verdict === 'invited');
  return (
    <div className={`grid gap-10 ${styles.steps}`}>
      <div className={`row spread wrap ${styles.verdictHead}`}>
        <h3>{inDoubt > 0 ? count(inDoubt, 'problem') : 'No problems'}</h3>
        <Button type="link" onClick={onEdit}>
          Edit the list
        </Button>
      </div>
      <SomeLines lines={problems} total={inDoubt} words={words} />
      {counts.invited > 0 && (
        <>
          <h3>
            {numeral(counts.invited)} {words.invited}
          </h3>
          <SomeLines lines={fine} total={counts.invited} words={words} />
        </>
      )}
    </div>
  );
}

interface SomeLinesProps {
  /** The first of them. */
  lines: readonly CheckedLine[];
  total: number;
  words: ListWords;
}

function SomeLines({ lines, total, words }: SomeLinesProps) {
  const [most, setMost] = useState(LINES);
  const displays = verdictDisplays(words);
  if (lines.length === 0) return null;
  return (
    <>
      <ol className={`line-above ${styles.verdicts}`}>
        {lines.slice(0, most).map((line) => (
          <li key={`${line.line} ${line.source}`} className={displays[line.verdict].className}>
            <span className={`rigid muted ${styles.lineNumber}`}>{line.line}</span>
            <div>
              <p className={`anywhere ${styles.name}`}>{line.guest?.name || line.source}</p>
              {line.guest?.name && <p className="anywhere muted type-15">{line.guest.email}</p>}
              <Verdict line={line} display={displays[line.verdict]} />
            </div>
          </li>
        ))}
      </ol>
      {lines.length > most ? (
        <Button block size="large" onClick={() => setMost(most + LINES)}>
          Show {Math.min(LINES, lines.length - most)} more
        </Button>
      ) : (
        total > lines.length && (
          <p className="small muted">
            The first {lines.length} of {numeral(total)} are shown. All of them are checked.
          </p>
        )
      )}
    </>
  );
}
