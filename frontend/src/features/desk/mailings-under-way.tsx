import { Link } from 'react-router';
import { useEdition } from '#api/edition.ts';
import { fresh } from '#api/freshness.ts';
import { type Mailing, useListMailingsQuery } from '#api/staff.ts';
import { count, numeral } from '#ui/text/count-text.ts';
import { shortDay } from '#ui/text/date-text.ts';
import styles from './desk.module.css';

/** The mailings that are being sent, or how the last one went. */
export function MailingsUnderWay() {
  const { data } = useListMailingsQuery({ limit: 10 }, fresh('listMailings'));
  if (!data) return null;
  const underWay = data.items.filter(({ state }) => state === 'sending' || state === 'paused');
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

function UnderWay({ mailing: { id, title, size, state, counts } }: { mailing: Mailing }) {
  const left = counts.queued + counts.sending + counts.retrying;
  const total = left + counts.sent + counts.failed + counts.suppressed + counts.cancelled;
  const done = total - left;
  return (
    <div>
      <h3>
        <Link to={`/emailer/history/${id}`}>{title}</Link>
        {`, to ${count(size, 'person', 'people')}`}
      </h3>
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
    </div>
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
