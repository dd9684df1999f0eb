import { useEffect, useRef } from 'react';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import styles from './rsvp.module.css';
import type { GivenAnswer } from './rsvp-answer.ts';
import { answerText, SUBMITTED } from './rsvp-answer.ts';
import { useSuccessMessage } from './rsvp-submit.tsx';

interface AnswerGivenProps {
  answer: GivenAnswer;
  onAgain: () => void;
}

/** Takes the place of the form: an answer is changed with the mailed link alone, so that nobody changes another's. */
export function AnswerGiven({ answer, onAgain }: AnswerGivenProps) {
  const [success, showSuccess] = useSuccessMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    showSuccess({ title: SUBMITTED });
    heading.current?.focus();
  }, [showSuccess]);
  return (
    <section className={`card grid gap-16 above-24 ${styles.given}`} aria-labelledby="answer-given">
      <h2 id="answer-given" ref={heading} tabIndex={-1}>
        Your answer
      </h2>
      <StatusRegion>{success && <Notice tone="success" title={success.title} />}</StatusRegion>
      <p className={`anywhere ${styles.answer}`}>{answerText(answer)}</p>
      <p>
        To change it, use the link we mailed to <span className="strong">{answer.guestEmail}</span>.
      </p>
      <p>
        <button type="button" className="btn" onClick={onAgain}>
          Answer for somebody else
        </button>
      </p>
    </section>
  );
}
