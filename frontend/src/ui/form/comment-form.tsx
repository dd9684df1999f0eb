import { useEffect, useRef, useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useStoredId } from '#core/edit/use-stored-id.ts';
import { useStoredText } from '#core/edit/use-stored-text.ts';
import styles from './comment-form.module.css';
import { Field } from './field.tsx';

/** Characters; the server takes no more. */
const LONGEST = 2000;

/** What is sent, and an id so that it is posted only once. */
interface Comment {
  message: string;
  formId: string;
}

interface CommentFormProps {
  /** The key under which the text is stored. */
  storedAs: string;
  /** What it is about. */
  subject: { id: string; name: string };
  label: string;
  placeholder?: string;
  submitLabel: string;
  /** The text shown when it fails. */
  failure: string;
  /** The toast's title when it is posted. */
  posted: string;
  send: (comment: Comment) => Promise<{ data?: unknown; error?: unknown }>;
  /** Closes the form, if it is still there. */
  onPosted?: () => void;
  onCancel?: () => void;
  /** It takes the place of the button that had the focus. */
  takesFocus?: boolean;
}

/** Posts a comment. The text is stored in this browser until it was sent. */
export function CommentForm(props: CommentFormProps) {
  const {
    storedAs,
    subject,
    label,
    placeholder,
    submitLabel,
    failure,
    posted,
    send,
    onPosted,
    onCancel,
    takesFocus = false,
  } = props;
  const [text, setText, forgetText] = useStoredText(storedAs);
  const isEmpty = !text.trim();
  const [isOnButton, setOnButton] = useState(false);
  const formId = useStoredId(`${storedAs}:form`);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const { run, isBusy } = useAction({
    send: ({ text, id }: { text: string; id: string }) => send({ message: text.trim(), formId: id }),
    subject: () => subject,
    failure,
    succeeded: (_posted, { text, id }) => {
      forgetText(text);
      formId.forget(id);
      showToast({ title: posted });
    },
    proceed: () => onPosted?.(),
  });
  return (
    <form
      className={`grid gap-10 ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) void run({ text, id: formId.take() });
      }}
    >
      <Field label={label}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className="input"
            rows={3}
            maxLength={LONGEST}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              formId.renew();
            }}
          />
        )}
      </Field>
      <div className="link-row">
        {/* While it has the focus, being disabled would lose it: the text is gone once it is posted. */}
        <button
          type="submit"
          className="btn btn-primary"
          disabled={isEmpty && !isOnButton}
          aria-disabled={isEmpty}
          aria-busy={isBusy}
          onFocus={() => setOnButton(true)}
          onBlur={() => setOnButton(false)}
        >
          {submitLabel}
        </button>
        {onCancel && (
          <button type="button" className="btn" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
