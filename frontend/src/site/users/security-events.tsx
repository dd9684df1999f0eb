import { useEdition } from '#core/api/edition.ts';
import { useListSecurityEventsQuery } from '#core/api/generated.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { networkText } from '#ui/text/network-text.ts';
import styles from './sessions.module.css';

/** What was lately done with one's account, for whoever fears that somebody else used it. */
export function SecurityEvents() {
  const { timeZone } = useEdition();
  const { data: events, isError, refetch } = useListSecurityEventsQuery();
  return (
    <section className="card card-body above-24" aria-labelledby="events-title">
      <h2 id="events-title">What happened with your account</h2>
      {isError && <LoadFailure title="This could not be loaded" onRetry={() => void refetch()} />}
      {events && (
        <ul className={styles.list}>
          {events.map(({ id, at, what, network }) => (
            <li key={id}>
              <span>{what}</span>
              <span className={`small muted ${styles.times}`}>
                {shortMoment(at, timeZone)}
                {network && `, from ${networkText(network)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted">
        If something here was not you, log out everywhere else, and write to us by Contact.
      </p>
    </section>
  );
}
