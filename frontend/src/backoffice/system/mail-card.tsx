import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import type { SystemStatus } from '#core/api/staff.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { age } from '#core/text/duration-text.ts';
import { SetAside } from './set-aside.tsx';
import { State } from './state.tsx';
import styles from './system.module.css';

type QueueRow = SystemStatus['queues'][number];

/** After so many ms a mail waits for too long: of a queue that somebody waits for, and of one that may be long. */
const LATE: Record<QueueRow['queue'], number> = {
  'mail-sign-in': 60_000,
  'mail-now': 60_000,
  'mail-bulk': 15 * 60_000,
  // A push service that is away is no trouble of ours.
  'mail-push': Number.POSITIVE_INFINITY,
};
const NAMES: Record<QueueRow['queue'], string> = {
  'mail-sign-in': 'Sign-in links',
  'mail-now': 'Confirmations and notices',
  'mail-bulk': 'Mailings',
  'mail-push': 'Notices to devices',
};

/** What waits in the outbox, what is paused, and what was set aside. */
export function MailCard({
  status: { queues, sentInADay, paused },
  now,
}: {
  status: SystemStatus;
  now: number;
}) {
  const due = queues.filter(({ queue }) => queue !== 'mail-push').reduce((sum, queue) => sum + queue.due, 0);
  const oldest = queues
    .map(({ oldestSince }) => oldestSince)
    .filter((since) => since !== null)
    .toSorted()[0];
  return (
    <section className="card" aria-labelledby="mail">
      <div className={styles.title}>
        <h2 id="mail">Mail</h2>
        <span className="small muted">from the database</span>
      </div>
      <dl className={`grid ${styles.figures}`}>
        <div>
          <dt>due</dt>
          <dd>{numeral(due)}</dd>
        </div>
        <div>
          <dt>oldest due</dt>
          <dd>{oldest ? age(oldest, now) : 'none'}</dd>
        </div>
        <div>
          <dt>sent in 24 hours</dt>
          <dd>{numeral(sentInADay)}</dd>
        </div>
      </dl>
      <table className={`full ${styles.table}`} aria-label="Queues">
        <thead>
          <tr>
            <th scope="col">Queue</th>
            <th scope="col">Due</th>
            <th scope="col">Oldest due</th>
          </tr>
        </thead>
        <tbody>
          {queues.map((queue) => (
            <tr key={queue.queue}>
              <th scope="row">{NAMES[queue.queue]}</th>
              <td>{numeral(queue.due)}</td>
              <td>
                <Waiting queue={queue} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {paused.length > 0 && <Paused mailings={paused} />}
      <SetAside />
    </section>
  );
}

function Waiting({ queue: { queue, oldestSince }, now }: { queue: QueueRow; now: number }) {
  if (oldestSince === null) return <span className="muted">none</span>;
  const isLate = now - Date.parse(oldestSince) > LATE[queue];
  return isLate ? <State kind="late">{age(oldestSince, now)}</State> : age(oldestSince, now);
}

function Paused({ mailings }: { mailings: SystemStatus['paused'] }) {
  const { timeZone } = useEdition();
  return (
    <div className={`anywhere line-above ${styles.part}`}>
      <h3>{count(mailings.length, 'mailing')} paused</h3>
      <ul>
        {mailings.map(({ id, title, reason, until }) => (
          <li key={id}>
            <Link to={`/emailer/history/${id}`}>{title}</Link>{' '}
            <span className="muted">
              {reason} {until && `Until ${shortMoment(until, timeZone)}.`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
