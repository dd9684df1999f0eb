import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { type AuditItem, useListAuditQuery } from '#core/api/staff.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { type GroupedEntry, summed, timesText } from '#ui/audit/grouped-entries.ts';
import styles from './desk.module.css';

const SHOWN = 5;
/** Among so many entries the last ones are looked for: refusals and repeats do not count. */
const READ = 100;

/** The last things that somebody did. */
export function LastHappened() {
  const { data } = useListAuditQuery({ limit: READ });
  if (!data) return null;
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="happened">
      <div className={styles.head}>
        <h2 id="happened">Last happened</h2>
        <Link to="/organise/audit">All</Link>
      </div>
      <ul className={styles.happened}>
        {lastOf(data.items).map((entry) => (
          <Happened key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Happened({ entry }: { entry: GroupedEntry }) {
  const { timeZone } = useEdition();
  const { at, who, what, path } = entry;
  return (
    <li>
      <time dateTime={at}>{shortMoment(at, timeZone)}</time>
      <span>
        <b>{who.charAt(0).toUpperCase() + who.slice(1)}</b>{' '}
        <Thing path={path}>{what.charAt(0).toLowerCase() + what.slice(1)}</Thing>
        {timesText(entry, timeZone)}.
      </span>
    </li>
  );
}

function Thing({ path, children }: { path: string | null; children: string }) {
  return path ? <Link to={path}>{children}</Link> : children;
}

/** The newest entries, without refusals. */
function lastOf(items: readonly AuditItem[]): GroupedEntry[] {
  const done = items.filter(({ isRefusal }) => !isRefusal);
  return summed(done).slice(0, SHOWN);
}
