import { TextField } from '#ui/form/field.tsx';
import type { FieldErrors } from '#ui/form/use-form.ts';
import { AdditionalGuests } from './additional-guests.tsx';
import { AnswerChoice } from './answer-choice.tsx';
import type { Answer, RsvpForm } from './rsvp-answer.ts';

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
