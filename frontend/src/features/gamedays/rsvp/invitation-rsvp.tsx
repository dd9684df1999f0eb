import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type InvitationDetails, useSubmitReplyMutation } from '../../../api/generated.ts';
import { Occasion } from './occasion.tsx';
import { PlaceCard } from './place-card.tsx';
import styles from './rsvp.module.css';
import { answerLabels, preselectedAnswer, type RsvpForm, replyFields, successText } from './rsvp-answer.ts';
import { RsvpFields } from './rsvp-fields.tsx';
import { RsvpOutcome } from './rsvp-outcome.tsx';
import { useSuccessMessage } from './use-success-message.ts';

interface InvitationRsvpProps {
  invitationToken: string;
  details: InvitationDetails;
  onAnswered: () => void;
}

/** The reply of one invited guest, who may come back and change it. */
export function InvitationRsvp({ invitationToken, details, onAnswered }: InvitationRsvpProps) {
  const [search] = useSearchParams();
  const [form, setForm] = useState<RsvpForm>(() => startingForm(details, search));
  const [answerError, setAnswerError] = useState<string>();
  const [success, showSuccess] = useSuccessMessage();
  const [reply, { isLoading, error }] = useSubmitReplyMutation();

  const isComing = details.currentStatus === 'Accepted';

  const change = (part: Partial<RsvpForm>) => {
    setForm({ ...form, ...part });
    setAnswerError(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { answer } = form;
    if (!answer) return setAnswerError("Please select whether you're attending or not");
    const previous = details.currentStatus;
    showSuccess(null);
    const { data } = await reply({ invitationToken, ...replyFields(answer, form) });
    if (!data) return;
    showSuccess(successText(previous, answer));
    onAnswered();
  };

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
        <form className={`card ${styles.form}`} noValidate onSubmit={(event) => void submit(event)}>
          <RsvpFields
            form={form}
            labels={answerLabels(details.currentStatus)}
            answerError={answerError}
            onChange={change}
          />
          <div className={styles.submit}>
            <RsvpOutcome success={success} error={error} />
            <button type="submit" className="btn btn-primary btn-large btn-block" aria-disabled={isLoading}>
              Submit RSVP
            </button>
            <p className="small muted">You can change your answer with the same link.</p>
          </div>
        </form>
      </div>
    </>
  );
}

function startingForm(details: InvitationDetails, search: URLSearchParams): RsvpForm {
  const current = details.currentStatus === 'NotReplied' ? null : details.currentStatus;
  return {
    answer: preselectedAnswer(search) ?? current,
    additionalGuests: details.currentAdditionalGuests ?? 0,
    comments: details.currentReplyComments ?? '',
  };
}
