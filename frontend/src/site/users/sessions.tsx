import { showToast } from '#core/action/toast.ts';
import { useEdition } from '#core/api/edition.ts';
import { type SessionEntry, useEndOtherSessionsMutation, useListSessionsQuery } from '#core/api/generated.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import styles from './sessions.module.css';

/** Where the user is signed in, with the way to sign out everywhere else, for a browser that was lost or left open. */
export function Sessions() {
  const { data: sessions, isError, refetch } = useListSessionsQuery();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();

  const logOutElsewhere = async () => {
    if (isLoading) return;
    const { error } = await endOthers();
    showToast(
      error
        ? {
            variant: 'destructive',
            title: 'Your other sessions are still open',
            description: 'The server did not answer as it should. Please try again.',
          }
        : { title: 'Logged out everywhere else' },
    );
  };
  return (
    <section className="card card-body above-24" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are signed in</h2>
      {isError && <LoadFailure title="Your sessions could not be loaded" onRetry={() => void refetch()} />}
      {sessions && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      )}
      <p className="small muted">
        The links in mails about your registration sign in as well, for 30 days. Logging out everywhere else
        also ends those that you have so far.
      </p>
      <p>
        <button
          type="button"
          className="btn"
          aria-disabled={isLoading}
          onClick={() => void logOutElsewhere()}
        >
          Log out everywhere else
        </button>
      </p>
    </section>
  );
}

function SessionLine({ session }: { session: SessionEntry }) {
  const edition = useEdition();
  const moment = (instant: string) => shortMoment(instant, edition.timeZone);
  return (
    <li>
      <span className="strong">{session.browser}</span>
      {session.current && <span className="tag">This browser</span>}
      <span className={`small muted ${styles.times}`}>
        Signed in {moment(session.createdAt)}, last used {moment(session.lastSeenAt)}
      </span>
    </li>
  );
}
