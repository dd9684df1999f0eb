import { Link } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { fresh } from '#api/freshness.ts';
import { type Mailing, useListMailingsQuery } from '#api/staff.ts';
import { count, numeral } from '#ui/text/count-text.ts';
import { shortDay, shortMoment } from '#ui/text/date-text.ts';
import styles from './desk.module.css';

const UNDER_WAY: ReadonlySet<Mailing['state']> = new Set(['sending', 'paused', 'scheduled']);

/** The mailings that are being sent or wait for their time, or how the last one went. */
export function MailingsUnderWay() {
  const { data } = useListMailingsQuery({ limit: 10 }, fresh('listMailings'));
  if (!data) return null;
  const underWay = data.items.filter(({ state }) => UNDER_WAY.has(state));
  const last = data.items.find(({ state }) => state === 'finished');
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="mailings">
      <div className={styles.head}>
        <h2 id="mailings">Mailings under way</h2>
        <Link to="/emailer/history">History</Link>
      </div>
      <div className={styles.mailings}>
        {underWay.map((mailing) => (
          <UnderWay key={mailing.id} mailing={mailing} />
        ))}
        {underWay.length === 0 && (last ? <Last mailing={last} /> : <p className="muted">None so far.</p>)}
      </div>
    </section>
  );
}

function UnderWay({ mailing }: { mailing: Mailing }) {
  const { id, title, size } = mailing;
  return (
    <div>
      <h3>
        <Link to={`/emailer/history/${id}`}>{title}</Link>
        {`, to ${count(size, 'person', 'people')}`}
      </h3>
      {mailing.state === 'scheduled' ? <Waits mailing={mailing} /> : <Progress mailing={mailing} />}
    </div>
  );
}

/** Nothing of it has left. */
function Waits({ mailing: { scheduledFor, pausedReason } }: { mailing: Mailing }) {
  const { timeZone } = useEdition();
  const planned = scheduledFor && `Planned for ${shortMoment(scheduledFor, timeZone)}.`;
  return <p className="small muted">{planned ?? pausedReason}</p>;
}

function Progress({ mailing: { title, state, counts } }: { mailing: Mailing }) {
  const left = counts.queued + counts.sending + counts.retrying;
  const total = left + counts.sent + counts.failed + counts.suppressed + counts.cancelled;
  const done = total - left;
  return (
    <>
      <p className="small muted">
        {`${numeral(done)} done${state === 'paused' ? ', paused' : ''}${counts.failed > 0 ? `, ${numeral(counts.failed)} failed` : ''}.`}
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
      >
        <span style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }} />
      </div>
    </>
  );
}

function Last({ mailing: { id, title, size, counts, finishedAt, createdAt } }: { mailing: Mailing }) {
  const { timeZone } = useEdition();
  return (
    <p>
      None. The last one, <Link to={`/emailer/history/${id}`}>{title}</Link>,
      {` reached ${numeral(counts.sent)} of ${count(size, 'person', 'people')} on ${shortDay(finishedAt ?? createdAt, timeZone)}.`}
    </p>
  );
}
