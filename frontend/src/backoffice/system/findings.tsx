import type { Finding } from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { duration } from '#core/text/duration-text.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './findings.module.css';

interface FindingsProps {
  /** Undefined until the first checks are made. */
  findings: readonly Finding[] | undefined;
  /** When they were made, in ms. */
  checkedAt: number | undefined;
  isChecking: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** The clock, in ms. */
  now: number;
}

/** What is worst comes first. */
const ORDER: Finding['state'][] = ['failed', 'warning', 'unknown'];

const FIRST_CHECK = 'Checking everything that the product stands on...';

/** What is not as it should be, each with what to do. */
export function Findings({ findings, checkedAt, isChecking, hasFailed, onRetry, now }: FindingsProps) {
  const wrong = (findings ?? [])
    .filter(({ state }) => state !== 'ok')
    .toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
  return (
    <section className="grid gap-10" aria-label="Findings" aria-busy={isChecking}>
      {hasFailed && <LoadFailure title="The checks could not be made" onRetry={onRetry} />}
      {wrong.map((finding) => (
        <FindingRow key={`${finding.check} ${finding.title} ${finding.detail}`} finding={finding} />
      ))}
      <p className="small muted">
        {/* How long ago is not told: it would be, every few seconds. */}
        <span role="status">
          {isChecking ? (findings ? 'Checking...' : FIRST_CHECK) : findings && toldOf(wrong)}
        </span>
        {!isChecking &&
          findings &&
          checkedAt !== undefined &&
          ` Checked ${duration((now - checkedAt) / 1000)} ago.`}
      </p>
    </section>
  );
}

function toldOf(wrong: Finding[]): string {
  return wrong.length === 0 ? 'All checks are good.' : `${count(wrong.length, 'finding')}.`;
}

function FindingRow({ finding: { state, title, detail, advice } }: { finding: Finding }) {
  return (
    <details className={`card-corners ${styles.finding} ${state === 'failed' ? styles.failed : ''}`}>
      <summary>
        <Icon name={state === 'failed' ? 'close' : state === 'unknown' ? 'info' : 'alert'} />
        <span className={`grow shrinks anywhere ${styles.found}`}>
          <strong>{title}</strong> {detail}
        </span>
        <span className={`rigid ${styles.what}`}>What to do</span>
      </summary>
      <p>{advice}</p>
    </details>
  );
}
