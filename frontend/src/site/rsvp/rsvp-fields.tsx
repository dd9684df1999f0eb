import { useId } from 'react';
import { GUESTS_MAX } from '#core/api/facts.generated.ts';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { Field, FieldError, TextField } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Pawn } from '#ui/pieces/pawn.tsx';
import styles from './rsvp.module.css';
import { type Answer, partyText, type RsvpForm } from './rsvp-answer.ts';

interface RsvpFieldsProps {
  form: { values: RsvpForm; errors: FieldErrors; change: (part: Partial<RsvpForm>) => void };
  labels: Record<Answer, string>;
}

export function RsvpFields({ form, labels }: RsvpFieldsProps) {
  const { values, errors, change } = form;
  return (
    <>
      <AnswerChoice
        labels={labels}
        value={values.answer}
        error={errors.answer}
        onChange={(answer) => change({ answer })}
      />
      {values.answer === 'Accepted' && (
        <AdditionalGuests
          value={values.additionalGuests}
          error={errors.additionalGuests}
          onChange={(additionalGuests) => change({ additionalGuests })}
        />
      )}
      <TextField form={form} name="comments" label="Comments" optional rows={3} maxLength={1000} />
    </>
  );
}

const COUNTS = Array.from({ length: GUESTS_MAX + 1 }, (_, count) => count);

interface AdditionalGuestsProps {
  value: number;
  error?: string;
  onChange: (count: number) => void;
}

/** How many people come along, with the party drawn as pawns. */
export function AdditionalGuests({ value, error, onChange }: AdditionalGuestsProps) {
  return (
    <div>
      <Field label="Additional guests" error={error}>
        {(control) => (
          <div className="select">
            <select
              {...control}
              className="input"
              name="additionalGuests"
              value={value}
              onChange={(event) => onChange(Number(event.target.value))}
            >
              {COUNTS.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </div>
        )}
      </Field>
      <p className={`row gap-2 ${styles.party}`}>
        {COUNTS.slice(0, value + 1).map((count) => (
          <Pawn key={count} className={styles.pieceHere ?? ''} />
        ))}
        <span className="small muted">{partyText(value)}</span>
      </p>
    </div>
  );
}

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
function AnswerChoice({ labels, value, error, onChange }: AnswerChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? errorId : undefined}>
      <legend>Will you come?</legend>
      <div className={`grid gap-12 ${styles.options}`}>
        {PIECES.map(([answer, piece]) => (
          <label
            key={answer}
            className={`grid gap-8 centred anchor raised lifted card-corners ${styles.option}`}
          >
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
