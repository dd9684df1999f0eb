import { useId } from 'react';
import { FieldError } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Pawn } from '#ui/pieces/pawn.tsx';
import styles from './rsvp.module.css';
import type { Answer } from './rsvp-answer.ts';

interface AnswerChoiceProps {
  labels: Record<Answer, string>;
  value: Answer | null;
  error?: string;
  onChange: (answer: Answer) => void;
}

const PIECES: readonly [Answer, string | undefined][] = [
  ['Accepted', styles.pieceHere],
  ['Rejected', styles.pieceAway],
];

/** Whether the guest comes: two large radio buttons. */
export function AnswerChoice({ labels, value, error, onChange }: AnswerChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend>Will you come?</legend>
      <div className={styles.options}>
        {PIECES.map(([answer, piece]) => (
          <label key={answer} className={styles.option}>
            <input
              type="radio"
              name="answer"
              value={answer}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            <Pawn className={piece ?? ''} />
            <span>{labels[answer]}</span>
            <Icon name="check" className={styles.mark} />
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
