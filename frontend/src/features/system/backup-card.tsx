import { useEdition } from '#api/edition.ts';
import type { SystemStatus } from '#api/generated.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { shortMoment } from '#ui/text/date-text.ts';
import { sizeText } from './size-text.ts';
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
        {backup && (
          <span className={`${styles.state} ${isOld ? styles.late : styles.good}`}>
            <Icon name={isOld ? 'alert' : 'check'} />
            {shortMoment(backup.at, timeZone)}
          </span>
        )}
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
