import { useEffect, useState } from 'react';
import { type Problem, refusalText } from '#core/api/problem.ts';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import { PrivacyLine } from '#ui/text/privacy-line.tsx';
import styles from './rsvp.module.css';
import { NOT_SUBMITTED, PLAN_CHANGED } from './rsvp-answer.ts';

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
    <div className={`grid gap-10 centred ${styles.submit}`}>
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
      <PrivacyLine />
    </div>
  );
}

/** ms */
const SHOWN_FOR = 10_000;

interface SuccessMessage {
  title: string;
  text?: string;
}

/** A success message that goes away by itself after ten seconds; shown again, its time begins anew. */
export function useSuccessMessage() {
  const [message, setMessage] = useState<SuccessMessage | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}

/** The plan that a guest has read: it is another one when staff changed it while the page was open. */
export function useReadPlan(about: string, planVersion: string | null) {
  const [read, setRead] = useState({ about, planVersion });
  if (read.about !== about) setRead({ about, planVersion });
  return { isNew: planVersion !== read.planVersion, noteRead: () => setRead({ about, planVersion }) };
}

/** Whether somebody has begun to answer, also when they took it back: a full gameday does not take the form from under their hands. */
export function useHasBegun(about: string, isChanged: boolean): boolean {
  const [begun, setBegun] = useState<string>();
  if (isChanged && begun !== about) setBegun(about);
  return isChanged || begun === about;
}
