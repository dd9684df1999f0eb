import { type Problem, refusalText } from '#api/problem.ts';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import styles from './rsvp.module.css';
import { NOT_SUBMITTED, PLAN_CHANGED } from './rsvp-answer.ts';
import type { SuccessMessage } from './use-success-message.ts';

interface RsvpSubmitProps {
  /** None where something else takes the place of the form. */
  success?: SuccessMessage | null;
  problem: Problem | undefined;
  /** The plan above is not the one that the guest has read. */
  isPlanNew: boolean;
  isSending: boolean;
  hint: string;
}

/** The button to submit, and above it how the last submission ended. */
export function RsvpSubmit({ success, problem, isPlanNew, isSending, hint }: RsvpSubmitProps) {
  return (
    <div className={styles.submit}>
      <StatusRegion>
        {success && (
          <Notice tone="success" title={success.title}>
            {success.text}
          </Notice>
        )}
        {(isPlanNew || problem?.current !== undefined) && (
          <Notice tone="info" title={PLAN_CHANGED}>
            Please look at it above, and submit your answer to it.
          </Notice>
        )}
      </StatusRegion>
      {problem && problem.current === undefined && (
        <Notice tone="error" title={NOT_SUBMITTED} live>
          {refusalText(problem)}
        </Notice>
      )}
      <button type="submit" className="btn btn-primary btn-large btn-block" aria-disabled={isSending}>
        Submit RSVP
      </button>
      <p className="small muted">{hint}</p>
    </div>
  );
}
