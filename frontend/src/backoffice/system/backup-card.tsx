import { useEdition } from '#core/api/edition.ts';
import type { SystemStatus } from '#core/api/staff.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { sizeText } from './size-text.ts';
import { State } from './state.tsx';
import styles from './system.module.css';

/** A backup is taken each night; this leaves two hours for a long one. In ms. */
const TOO_OLD = 26 * 3_600_000;

/** When the last backup was taken, and when one was restored for a trial. */
export function BackupCard({ status: { backup, drill }, now }: { status: SystemStatus; now: number }) {
  const { timeZone } = useEdition();
  const isOld = backup !== null && now - Date.parse(backup.at) > TOO_OLD;
  return (
    <section className="card" aria-labelledby="backup">
      <div className={styles.title}>
        <h2 id="backup">Last backup</h2>
        {backup && <State kind={isOld ? 'late' : 'good'}>{shortMoment(backup.at, timeZone)}</State>}
      </div>
      <p className={styles.words}>
        {backup ? `${sizeText(backup.bytes)}.` : 'There never was one.'}{' '}
        <span className="muted">
          {drill
            ? `Restored for a trial ${shortMoment(drill.at, timeZone)}: every table matched.`
            : 'None was restored for a trial yet.'}
        </span>
      </p>
    </section>
  );
}
