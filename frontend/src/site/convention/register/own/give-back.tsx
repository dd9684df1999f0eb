import { useEffect, useRef } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { failureText } from '#core/api/failure-text.ts';
import { type Attendee, useGiveBackBadgeMutation } from '#core/api/generated.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './badge-actions.module.css';

interface GiveBackProps {
  attendee: Attendee;
  onDone: () => void;
  onCancel: () => void;
}

const FAILURE = 'It was not given back.';

/** Asks once before a badge is given back, and says what comes of it. */
export function GiveBack({ attendee, onDone, onCancel }: GiveBackProps) {
  const { name, nameId, badge, paid } = attendee;
  const [send, { error }] = useGiveBackBadgeMutation();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const giveBack = useAction({
    send: () => send(nameId),
    failure: FAILURE,
    succeeded: () =>
      showToast({ title: 'Given back', description: `${name} does not come. We mailed you that.` }),
    proceed: onDone,
    refused: () => undefined,
  });
  return (
    <fieldset className={`stack gap-12 shrinks anywhere sunken round ${styles.panel}`}>
      <legend>{badge ? `Give back the badge of ${name}?` : `${name} does not come?`}</legend>
      <p>
        {badge ? 'The badge goes to somebody else. ' : ''}
        {name} leaves all games, and whoever waits for a spot there moves up.
        {paid && ' It is paid: the organisers settle that with you.'}
      </p>
      {error !== undefined && (
        <Notice tone="error" live>
          {failureText(FAILURE, error)}
        </Notice>
      )}
      <p className="link-row">
        <button
          type="button"
          className={`btn ${styles.danger}`}
          aria-disabled={giveBack.isBusy}
          onClick={giveBack.press()}
        >
          Give back
        </button>
        <button ref={keep} type="button" className="btn" onClick={onCancel}>
          Keep it
        </button>
      </p>
    </fieldset>
  );
}
