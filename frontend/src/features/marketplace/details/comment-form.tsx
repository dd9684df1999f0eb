import { Button } from 'antd';
import { useBusy } from '../../../antd/dialogs/use-busy.ts';
import { useAddDiscussionMutation } from '../../../api/generated.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useKeptText } from '../../../ui/form/use-kept-text.ts';
import { toastFailure } from '../listing/use-listing-actions.ts';
import styles from './discussion-section.module.css';

/** Characters; the server takes no more. */
const LONGEST = 2000;

/** A comment to post. What is written is kept in this browser until it has arrived. */
export function CommentForm({ listingId }: { listingId: string }) {
  const [text, setText] = useKeptText(`comment:${listingId}`);
  const [addDiscussion] = useAddDiscussionMutation();
  const message = text.trim();
  const [post, isBusy] = useBusy(async () => {
    if (!message) return;
    const discussionForm = { forSaleItemId: listingId, message, messageType: 'Comment' as const };
    const { error } = await addDiscussion({ id: listingId, discussionForm });
    if (error) return toastFailure(error, 'Failed to post comment. Please try again.');
    setText('');
    showToast({ title: 'Comment posted' });
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void post();
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
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" disabled={!message} loading={isBusy}>
        Post Comment
      </Button>
    </form>
  );
}
