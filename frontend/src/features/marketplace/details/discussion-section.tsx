import { Button } from 'antd';
import { v4 as uuid } from 'uuid';
import { useEdition } from '#api/edition.ts';
import { type Discussion, type Listing, type User, useAddDiscussionMutation } from '#api/generated.ts';
import { useAction } from '#ui/action/use-action.ts';
import { LoginLink } from '#ui/address/login-link.tsx';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/form/field.tsx';
import { useStoredText } from '#ui/form/use-stored-text.ts';
import { count } from '#ui/text/count-text.ts';
import { shortMoment } from '#ui/text/date-text.ts';
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
    <li className={label ? `${styles.entry} ${styles.activity}` : styles.entry}>
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

/** Characters; the server takes no more. */
const LONGEST = 2000;

/** The sent text, and an id so that it is posted only once. */
interface Comment {
  text: string;
  formId: string;
}

/** Posts a comment. The text is stored in this browser until it was sent. */
function CommentForm({ listing: { id, gameName } }: { listing: Listing }) {
  const [text, setText, forgetText] = useStoredText(`comment:${id}`);
  // The id of a comment without an answer: sending it again, also after a reload, does not post it twice.
  const [sentAs, setSentAs, forgetSentAs] = useStoredText(`comment-form:${id}`);
  const [addDiscussion] = useAddDiscussionMutation();
  const message = text.trim();
  const { run, isBusy } = useAction({
    send: ({ text, formId }: Comment) => {
      setSentAs(formId);
      const discussionForm = {
        formId,
        forSaleItemId: id,
        message: text.trim(),
        messageType: 'Comment' as const,
      };
      return addDiscussion({ id, discussionForm });
    },
    subject: () => ({ id, name: gameName }),
    failure: 'Failed to post comment. Please try again.',
    succeeded: (_posted, { text, formId }) => {
      forgetText(text);
      forgetSentAs(formId);
      showToast({ title: 'Comment posted' });
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (message) void run({ text, formId: sentAs || uuid() });
      }}
    >
      <Field label="Add a comment">
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            maxLength={LONGEST}
            placeholder="Ask about the game, or when and where to meet"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              if (sentAs) setSentAs('');
            }}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" disabled={!message} loading={isBusy}>
        Post Comment
      </Button>
    </form>
  );
}
