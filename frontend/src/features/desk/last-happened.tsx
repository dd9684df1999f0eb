import { Link } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { type AuditItem, useListAuditQuery } from '#api/staff.ts';
import { shortMoment } from '#ui/text/date-text.ts';
import styles from './desk.module.css';

const SHOWN = 5;
/** Among so many entries the last ones are looked for: refusals and repeats do not count. */
const READ = 50;

/** The last things that somebody did. */
export function LastHappened() {
  const { timeZone } = useEdition();
  const { data } = useListAuditQuery({ limit: READ });
  if (!data) return null;
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="happened">
      <div className={styles.head}>
        <h2 id="happened">Last happened</h2>
        <Link to="/organise/audit">All</Link>
      </div>
      <ul className={styles.happened}>
        {lastOf(data.items).map(({ id, at, who, what, path, times }) => (
          <li key={id}>
            <time dateTime={at}>{shortMoment(at, timeZone)}</time>
            <span>
              <b>{who.charAt(0).toUpperCase() + who.slice(1)}</b>{' '}
              <Thing path={path}>{what.charAt(0).toLowerCase() + what.slice(1)}</Thing>
              {times > 1 && `, ${times} times`}.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thing({ path, children }: { path: string | null; children: string }) {
  return path ? <Link to={path}>{children}</Link> : children;
}

/** The newest entries, without refusals; what somebody did several times in a row is one. */
function lastOf(items: readonly AuditItem[]): (AuditItem & { times: number })[] {
  const last: (AuditItem & { times: number })[] = [];
  for (const item of items) {
    if (item.isRefusal) continue;
    const before = last.at(-1);
    if (before?.who === item.who && before.what === item.what && before.path === item.path) before.times += 1;
    else if (last.length === SHOWN) break;
    else last.push({ ...item, times: 1 });
  }
  return last;
}
