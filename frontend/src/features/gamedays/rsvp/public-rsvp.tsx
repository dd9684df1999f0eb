import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PublicGameday, useSubmitPublicRsvpMutation } from '../../../api/generated.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Occasion } from './occasion.tsx';
import { PlaceCard } from './place-card.tsx';
import { type PublicRsvpForm, publicRsvpErrors } from './public-rsvp-form.ts';
import styles from './rsvp.module.css';
import { answerLabels, NOT_SUBMITTED, preselectedAnswer, replyFields, SUBMITTED } from './rsvp-answer.ts';
import { RsvpFields } from './rsvp-fields.tsx';
import { RsvpSubmit } from './rsvp-submit.tsx';
import { useSuccessMessage } from './use-success-message.ts';

interface PublicRsvpProps {
  gamedayId: string;
  gameday: PublicGameday;
  onAnswered: () => void;
}

/** The reply of anybody who has the gameday's shared link. */
export function PublicRsvp({ gamedayId, gameday, onAnswered }: PublicRsvpProps) {
  const [search] = useSearchParams();
  const [success, showSuccess] = useSuccessMessage();
  const [isComing, setComing] = useState(false);
  const [submitRsvp] = useSubmitPublicRsvpMutation();
  const form = useForm<PublicRsvpForm>({
    initial: {
      guestName: '',
      guestEmail: '',
      answer: preselectedAnswer(search),
      additionalGuests: 0,
      comments: '',
    },
    check: publicRsvpErrors,
    failure: NOT_SUBMITTED,
    send: async (values) => {
      const { answer, guestName, guestEmail } = values;
      if (!answer) return {};
      showSuccess(null);
      const guest = { guestName: guestName.trim(), guestEmail: guestEmail.trim() };
      const { data, error } = await submitRsvp({ gamedayId, ...guest, ...replyFields(answer, values) });
      if (data) {
        showSuccess({ title: SUBMITTED, text: 'We mailed you a link to see or change your answer.' });
        setComing(answer === 'Accepted');
        onAnswered();
      }
      return { error };
    },
  });

  return (
    <>
      <PlaceCard caption="You are invited">{form.values.guestName.trim() || 'Your name here'}</PlaceCard>
      <div className={`page page-guest ${styles.body}`}>
        <Occasion
          {...gameday}
          seatsLeft={null}
          calendar={isComing ? `/api/gameday/public/${gameday.date}/calendar.ics` : null}
        />
        <form {...form.props} className={`card ${styles.form}`}>
          <TextField form={form} name="guestName" label="Full name" autoComplete="name" maxLength={60} />
          <TextField form={form} name="guestEmail" label="Email" type="email" autoComplete="email" />
          <RsvpFields form={form} labels={answerLabels('NotReplied')} />
          <RsvpSubmit
            success={success}
            problem={form.problem}
            isSending={form.isSending}
            hint="We mail you a link to see or change your answer."
          />
        </form>
      </div>
    </>
  );
}
