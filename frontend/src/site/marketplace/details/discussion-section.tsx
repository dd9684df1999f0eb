import { LoginLink } from '#core/address/login-link.tsx';
import { type Discussion, type Listing, type User, useAddDiscussionMutation } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { CommentForm } from '#ui/form/comment-form.tsx';
import { Entries, Entry } from '#ui/pieces/entries.tsx';
import { MESSAGE_LABELS } from '../listing/listing-words.ts';
import styles from './discussion-section.module.css';

interface DiscussionSectionProps {
  listing: Listing;
  /** Undefined while they load. */
  discussions: Discussion[] | undefined;
  user: User | null;
}

/** Comments and purchase events of a listing; signed-in users may comment. */
export function DiscussionSection({ listing, discussions, user }: DiscussionSectionProps) {
  const { id } = listing;
  const [addDiscussion] = useAddDiscussionMutation();
  return (
    <section className={`grid gap-14 line-above across ${styles.section}`}>
      <h3>
        Discussion <span className="small muted">{count(listing.commentCount, 'comment')}</span>
      </h3>
      {!discussions && <ListSkeleton rows={3} />}
      {discussions?.length === 0 && <p className="muted">Nobody has said anything yet.</p>}
      {discussions && discussions.length > 0 && (
        <Entries>
          {discussions.map((entry) => (
            <DiscussionEntry key={entry.id} entry={entry} />
          ))}
        </Entries>
      )}
      {user ? (
        <CommentForm
          storedAs={`comment:${id}`}
          subject={{ id, name: listing.gameName }}
          label="Add a comment"
          placeholder="Ask about the game, or when and where to meet"
          submitLabel="Post Comment"
          failure="Failed to post comment. Please try again."
          posted="Comment posted"
          send={(comment) =>
            addDiscussion({
              id,
              discussionForm: { ...comment, forSaleItemId: id, messageType: 'Comment' },
            })
          }
        />
      ) : (
        <p className={`row wrap ${styles.login}`}>
          <span>Please log in to join the discussion.</span>
          <LoginLink className="btn">Login</LoginLink>
        </p>
      )}
    </section>
  );
}

function DiscussionEntry({ entry }: { entry: Discussion }) {
  const { userName, isSeller, createdAt, messageType, message } = entry;
  const label = MESSAGE_LABELS[messageType];
  return (
    <Entry
      name={userName}
      tags={
        <>
          {isSeller && <span className="tag tag-success">Seller</span>}
          {label && <span className="tag">{label}</span>}
        </>
      }
      at={createdAt}
      message={message}
      isActivity={Boolean(label)}
    />
  );
}
