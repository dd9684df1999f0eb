import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { fresh } from '#core/api/freshness.ts';
import { type Mailing, useListMailingsQuery } from '#core/api/staff.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { shortDay, shortMoment } from '#core/text/date-text.ts';
import styles from './desk.module.css';

/** More of them are counted. */
const SHOWN = 10;

/** The mailings that are being sent or wait for their time, or how the last one went. */
export function MailingsUnderWay() {
  const { data } = useListMailingsQuery({ state: 'under-way', limit: SHOWN }, fresh('listMailings'));
  if (!data) return null;
  const { items, total } = data;
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="mailings">
      <div className={styles.head}>
        <h2 id="mailings">Mailings under way</h2>
        <Link to="/emailer/history">History</Link>
      </div>
      <div className={`grid gap-16 ${styles.mailings}`}>
        {items.map((mailing) => (
          <UnderWay key={mailing.id} mailing={mailing} />
        ))}
        {total > items.length && (
          <Link to="/emailer/history?state=under-way">{`${numeral(total - items.length)} more under way`}</Link>
        )}
        {total === 0 && <Last />}
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
        className={`sunken above-8 clips ${styles.bar}`}
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

/** How the last one went. */
function Last() {
  const { timeZone } = useEdition();
  const { data } = useListMailingsQuery({ state: 'finished', limit: 1 }, fresh('listMailings'));
  if (!data) return null;
  const [last] = data.items;
  if (!last) return <p className="muted">None so far.</p>;
  const { id, title, size, counts, finishedAt, createdAt } = last;
  return (
    <p>
      None. The last one, <Link to={`/emailer/history/${id}`}>{title}</Link>,
      {` reached ${numeral(counts.sent)} of ${count(size, 'person', 'people')} on ${shortDay(finishedAt ?? createdAt, timeZone)}.`}
    </p>
  );
}
