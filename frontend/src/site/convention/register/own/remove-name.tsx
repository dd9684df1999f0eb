import { useRef, useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { failureText } from '#core/api/failure-text.ts';
import { useRemoveNameMutation } from '#core/api/generated.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './badge-actions.module.css';

interface RemoveNameProps {
  id: string;
  name: string;
  onGone: () => void;
}

const FAILURE = 'The name was not removed.';

/** Removes a name that does not come, after asking once. */
export function RemoveName({ id, name, onGone }: RemoveNameProps) {
  const [isOpen, setOpen] = useState(false);
  const [send, { error, reset }] = useRemoveNameMutation();
  const opener = useRef<HTMLButtonElement>(null);
  const remove = useAction({
    send: () => send(id),
    failure: FAILURE,
    succeeded: () => showToast({ title: 'Name removed' }),
    proceed: onGone,
    refused: () => undefined,
  });
  const close = () => {
    setOpen(false);
    reset();
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div className="shrinks across">
      {isOpen ? (
        <fieldset className={`stack gap-12 shrinks anywhere sunken round ${styles.panel}`}>
          <legend>Remove {name}?</legend>
          <p>Games and registrations of the past keep “A former guest” in its place.</p>
          {error !== undefined && (
            <Notice tone="error" live>
              {failureText(FAILURE, error)}
            </Notice>
          )}
          <p className="link-row">
            <button
              type="button"
              className={`btn ${styles.danger}`}
              aria-disabled={remove.isBusy}
              onClick={remove.press()}
            >
              Remove
            </button>
            <button type="button" className="btn" onClick={close}>
              Cancel
            </button>
          </p>
        </fieldset>
      ) : (
        <p className={`cluster ${styles.links}`}>
          <button
            ref={opener}
            type="button"
            className="btn btn-text"
            aria-label={`Remove the name ${name}`}
            onClick={() => setOpen(true)}
          >
            Remove
          </button>
        </p>
      )}
    </div>
  );
}
