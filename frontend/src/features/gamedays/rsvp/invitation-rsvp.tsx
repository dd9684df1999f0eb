import { type InvitationDetails, useSubmitReplyMutation } from '#api/generated.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { type FieldErrors, useForm } from '#ui/form/use-form.ts';
import { Occasion } from './occasion.tsx';
import { PlaceCard } from './place-card.tsx';
import styles from './rsvp.module.css';
import {
  ANSWER_REQUIRED,
  answerLabels,
  NOT_SUBMITTED,
  type RsvpForm,
  refusedFields,
  replyFields,
  successText,
} from './rsvp-answer.ts';
import { RsvpFields } from './rsvp-fields.tsx';
import { RsvpSubmit } from './rsvp-submit.tsx';
import { usePreselectedAnswer } from './use-preselected-answer.ts';
import { useReadPlan } from './use-read-plan.ts';
import { useSuccessMessage } from './use-success-message.ts';

interface InvitationRsvpProps {
  invitationToken: string;
  details: InvitationDetails;
  onAnswered: () => void;
}

/** The reply of one invited guest, who may come back and change it. */
export function InvitationRsvp({ invitationToken, details, onAnswered }: InvitationRsvpProps) {
  const [preselected, forgetPreselected] = usePreselectedAnswer();
  const [success, showSuccess] = useSuccessMessage();
  const [reply] = useSubmitReplyMutation();
  const previous = details.currentStatus;
  const plan = useReadPlan(details.planVersion);
  const isComing = previous === 'Accepted';
  const form = useForm<RsvpForm>({
    initial: {
      answer: preselected ?? (previous === 'NotReplied' ? null : previous),
      additionalGuests: details.currentAdditionalGuests ?? 0,
      comments: details.currentReplyComments ?? '',
    },
    failure: NOT_SUBMITTED,
    check: ({ answer }): FieldErrors => (answer ? {} : { answer: ANSWER_REQUIRED }),
    send: async (values) => {
      if (!values.answer) return {};
      showSuccess(null);
      const planVersion = details.planVersion ?? undefined;
      return reply({ invitationToken, planVersion, ...replyFields(values.answer, values) });
    },
    onSent: (_data, { answer }) => {
      if (answer) showSuccess({ title: successText(previous, answer) });
      forgetPreselected();
      plan.noteRead();
      onAnswered();
    },
    errorsOf: refusedFields,
  });

  return (
    <>
      <PlaceCard caption="You are invited">{details.guestName}</PlaceCard>
      <div className={`page page-guest ${styles.body}`}>
        <Occasion
          date={details.gamedayDate ?? ''}
          startTime={details.gamedayStartTime}
          endTime={details.gamedayEndTime}
          location={details.gamedayLocation}
          description={details.gamedayDescription}
          seatsLeft={details.seatsLeft}
          calendar={
            isComing ? `/api/gameday-reply/${encodeURIComponent(invitationToken)}/calendar.ics` : null
          }
        />
        <form {...form.props} className={`card ${styles.form}`}>
          <RsvpFields form={form} labels={answerLabels(previous)} />
          <RsvpSubmit
            success={success}
            problem={form.problem}
            isPlanNew={plan.isNew}
            isSending={form.isSending}
            hint="You can change your answer with the same link."
          />
        </form>
        {form.isUnsaved && <LeaveGuard />}
      </div>
    </>
  );
}
