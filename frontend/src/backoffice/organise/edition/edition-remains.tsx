import { type PastEdition, useListPastEditionsQuery } from '#core/api/staff.ts';
import { longDate, monthOf } from '#core/text/date-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './edition.module.css';

/** What becomes of an edition that is older than those that are kept: when it goes, and what is left once it has. */
export function EditionRemains({ edition }: { edition: string }) {
  const { data: past = [] } = useListPastEditionsQuery();
  const found = past.find(({ key }) => key === edition);
  return found ? <Remains past={found} /> : null;
}

/** The same of editions that were never edited on the site. */
export function EarlierRemains({ known }: { known: readonly string[] }) {
  const { data: past = [] } = useListPastEditionsQuery();
  const earlier = past.filter(({ key }) => !known.includes(key));
  return earlier.map((edition) => <Remains key={edition.key} past={edition} />);
}

function Remains({ past: { key, emptiedOn, emptiedAt, counts } }: { past: PastEdition }) {
  if (emptiedAt === null) {
    return emptiedOn === null ? null : (
      <div className={styles.remains}>
        <Notice tone="info" title={`${monthOf(key)} becomes numbers on ${dayOf(emptiedOn)}`}>
          <p>
            It is older than the editions that are kept. Its people, events, gamedays, games for sale and
            answers are deleted then. To keep it, let whoever runs the site raise RETENTION_EDITIONS.
          </p>
        </Notice>
      </div>
    );
  }
  const title = `What is left of ${monthOf(key)}`;
  return (
    <section className={`card card-body ${styles.remains}`} aria-label={title}>
      <h2>{title}</h2>
      <p className="muted">What was personal was deleted on {dayOf(emptiedAt)}.</p>
      <dl>
        {counts.map(({ of, count }) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function dayOf(moment: string): string {
  return longDate(moment.slice(0, 10));
}
