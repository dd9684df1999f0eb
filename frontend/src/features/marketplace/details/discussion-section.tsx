import { useEdition } from '#api/edition.ts';
import type { Discussion, Listing, User } from '#api/generated.ts';
import { LoginLink } from '#ui/address/login-link.tsx';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { count } from '#ui/text/count-text.ts';
import { shortMoment } from '#ui/text/date-text.ts';
import { MESSAGE_LABELS } from '../listing/listing-words.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './discussion-section.module.css';

interface DiscussionSectionProps {
  listing: Listing;
  /** Undefined while they load. */
  discussions: Discussion[] | undefined;
  user: User | null;
}

/** What people say and did about a game, read by everybody, and joined by who is signed in. */
export function DiscussionSection({ listing, discussions, user }: DiscussionSectionProps) {
  return (
    <section className={styles.section}>
      <h3>
        Discussion <span className="small muted">{count(listing.commentCount, 'comment')}</span>
      </h3>
      {!discussions && <ListSkeleton rows={3} />}
      {discussions?.length === 0 && <p className="muted">Nobody has said anything yet.</p>}
      {discussions && discussions.length > 0 && (
        <ol className={styles.entries}>
          {discussions.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {user ? (
        <CommentForm listing={listing} />
      ) : (
        <p className={styles.login}>
          <span>Please log in to join the discussion.</span>
          <LoginLink className="btn">Login</LoginLink>
        </p>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: Discussion }) {
  const { timeZone } = useEdition();
  const { userName, isSeller, createdAt, messageType, message } = entry;
  const label = MESSAGE_LABELS[messageType];
  return (
    <li className={label ? `${styles.entry} ${styles.deed}` : styles.entry}>
      <p className={styles.head}>
        <b>{userName}</b>
        {isSeller && <span className="tag tag-success">Seller</span>}
        {label && <span className="tag">{label}</span>}
        <time className="small muted" dateTime={createdAt}>
          {shortMoment(createdAt, timeZone)}
        </time>
      </p>
      <p className={styles.message}>{message}</p>
    </li>
  );
}
