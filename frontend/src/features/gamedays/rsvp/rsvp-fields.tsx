import { Field } from '../../../ui/form/field.tsx';
import { AdditionalGuests } from './additional-guests.tsx';
import { AnswerChoice } from './answer-choice.tsx';
import type { Answer, RsvpForm } from './rsvp-answer.ts';

interface RsvpFieldsProps {
  form: RsvpForm;
  labels: Record<Answer, string>;
  answerError?: string;
  onChange: (change: Partial<RsvpForm>) => void;
}

/** The answer itself: coming or not, with whom, and a comment. */
export function RsvpFields({ form, labels, answerError, onChange }: RsvpFieldsProps) {
  return (
    <>
      <AnswerChoice
        labels={labels}
        value={form.answer}
        error={answerError}
        onChange={(answer) => onChange({ answer })}
      />
      {form.answer === 'Accepted' && (
        <AdditionalGuests
          value={form.additionalGuests}
          onChange={(additionalGuests) => onChange({ additionalGuests })}
        />
      )}
      <Field label="Comments" optional>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            maxLength={1000}
            value={form.comments}
            onChange={(event) => onChange({ comments: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
