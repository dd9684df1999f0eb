import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import {
  type InvitationDetails,
  useGetInvitationDetailsQuery,
  useKeepSeatsMutation,
  useSubmitReplyMutation,
} from '#api/generated.ts';
import { problemOf } from '#api/problem.ts';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { type FieldErrors, useForm } from '#ui/form/use-form.ts';
import styles from './rsvp.module.css';
import {
  ANSWER_REQUIRED,
  type Answer,
  answerLabels,
  NOT_SUBMITTED,
  preselectedAnswer,
  type RsvpForm,
  refusedFields,
  replyFields,
  successText,
} from './rsvp-answer.ts';
import { RsvpFields } from './rsvp-fields.tsx';
import { FullScreen, LoadFailure, LoadingScreen, Occasion, PlaceCard, RsvpScreen } from './rsvp-screen.tsx';
import { RsvpSubmit, useReadPlan, useSuccessMessage } from './rsvp-submit.tsx';

/** /gameday-reply/{invitationToken}: a guest's own invitation. */
export function InvitationRsvpPage() {
  const { invitationToken = '' } = useParams();
  const {
    data: details,
    error,
    isLoading,
    refetch,
  } = useGetInvitationDetailsQuery(invitationToken, { refetchOnFocus: true });
  const [hasAnswered, setAnswered] = useState(false);
  const [keepSeats] = useKeepSeatsMutation();
  const isHeld = details?.isHeld ?? false;
  // Whoever opens the mailed link stands by an answer that anybody could have given.
  useEffect(() => {
    if (isHeld) void keepSeats(invitationToken);
  }, [isHeld, invitationToken, keepSeats]);
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);

  if (isLoading) return showsSkeleton ? <LoadingScreen /> : null;
  if (details?.isValidToken === false || (!details && problemOf(error).status === 404))
    return <InvalidScreen />;
  if (!details) {
    return (
      <LoadFailure
        text="Failed to load invitation details. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  // Whoever has just answered reads what came of it, even if no seat is left now.
  if (details.atCapacity && !hasAnswered) return <FullScreen />;
  return (
    <InvitationRsvp
      key={invitationToken}
      invitationToken={invitationToken}
      details={details}
      onAnswered={() => setAnswered(true)}
    />
  );
}

function InvalidScreen() {
  return (
    <RsvpScreen caption="Gameday" title="Invalid Invitation">
      <p>This invitation link is not valid or has expired.</p>
    </RsvpScreen>
  );
}

interface InvitationRsvpProps {
  invitationToken: string;
  details: InvitationDetails;
  onAnswered: () => void;
}

/** The reply of one invited guest, who may come back and change it. */
function InvitationRsvp({ invitationToken, details, onAnswered }: InvitationRsvpProps) {
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

/**
 * The answer that a mail's button preselects, until one is submitted: a reload afterwards shows the answer that was given.
 */
export function usePreselectedAnswer(): [answer: Answer | null, forget: () => void] {
  const [search, setSearch] = useSearchParams();
  const forget = () => {
    if (!search.has('answer')) return;
    const rest = new URLSearchParams(search);
    rest.delete('answer');
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return [preselectedAnswer(search), forget];
}
