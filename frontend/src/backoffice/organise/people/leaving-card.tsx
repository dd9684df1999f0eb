import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { useListLeavingQuery } from '#core/api/staff.ts';
import { fullMoment } from '#core/text/date-text.ts';
import styles from './people.module.css';

/** Where the desk leads to. */
const ANCHOR = 'leaving';

/** Who asked to be forgotten and is erased by itself; nothing when nobody did. */
export function LeavingCard() {
  const { timeZone } = useEdition();
  const { hash } = useLocation();
  const { data: leaving = [] } = useListLeavingQuery();
  const card = useRef<HTMLElement>(null);
  const isMeant = hash === `#${ANCHOR}` && leaving.length > 0;
  useEffect(() => {
    if (isMeant) card.current?.scrollIntoView();
  }, [isMeant]);
  if (leaving.length === 0) return null;
  return (
    <section
      ref={card}
      id={ANCHOR}
      className={`card card-body ${styles.account}`}
      aria-labelledby="leaving-title"
    >
      <div>
        <h2 id="leaving-title">Asked to be forgotten</h2>
        <p className="small muted">It is done by itself. Look somebody up above to keep them after all.</p>
      </div>
      <ul>
        {leaving.map(({ id, email, eraseAt }) => (
          <li key={id}>
            <b className="block small-type muted">{email}</b> on {fullMoment(eraseAt, timeZone)}
          </li>
        ))}
      </ul>
    </section>
  );
}
