import { useState } from 'react';
import { useAction, useShowFailure } from '#core/action/use-action.ts';
import { useKeepSeatsMutation } from '#core/api/generated.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './rsvp.module.css';

interface KeepSeatsProps {
  invitationToken: string;
  /** The answer was given on the public page, where anybody could, and nobody has stood by it. */
  isHeld: boolean;
}

const FAILURE = 'Your seats were not kept. Please try again.';

/** Above the form: a guest stands by an answer that anybody could have given. A press, since programs open mailed links too. */
export function KeepSeats({ invitationToken, isHeld }: KeepSeatsProps) {
  const [isKept, setKept] = useState(false);
  const [keepSeats] = useKeepSeatsMutation();
  const showFailure = useShowFailure();
  const { press, isBusy } = useAction({
    send: () => keepSeats(invitationToken),
    failure: FAILURE,
    succeeded: () => showFailure(null),
    proceed: () => setKept(true),
  });
  if (isKept) {
    return (
      <Notice tone="success" title="Your seats are kept" takesFocus>
        You can change your answer with the same link.
      </Notice>
    );
  }
  if (!isHeld) return null;
  return (
    <section className={`card grid gap-14 above-24 ${styles.keep}`} aria-labelledby="keep">
      <h2 id="keep">Are you coming?</h2>
      <p>
        Somebody, most likely you, answered with your address. Your seats are held for some time, and may then
        go to others.
      </p>
      <button
        type="button"
        className="btn btn-primary btn-large btn-block"
        aria-disabled={isBusy}
        onClick={press()}
      >
        Keep my seats
      </button>
    </section>
  );
}
