import { Button } from 'antd';
import { v4 as uuid } from 'uuid';
import { type Listing, useAddDiscussionMutation } from '#api/generated.ts';
import { useAction } from '#ui/action/use-action.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { Field } from '#ui/form/field.tsx';
import { useKeptText } from '#ui/form/use-kept-text.ts';
import styles from './discussion-section.module.css';

/** Characters; the server takes no more. */
const LONGEST = 2000;

/** A comment as it was when it was sent, and the id by which it is posted once. */
interface Comment {
  text: string;
  formId: string;
}

/** A comment to post. What is written is kept in this browser until it has arrived. */
export function CommentForm({ listing: { id, gameName } }: { listing: Listing }) {
  const [text, setText, forgetText] = useKeptText(`comment:${id}`);
  // Of what was sent and not answered: sent again, also after a reload, it is the same comment.
  const [sentAs, setSentAs, forgetSentAs] = useKeptText(`comment-form:${id}`);
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
