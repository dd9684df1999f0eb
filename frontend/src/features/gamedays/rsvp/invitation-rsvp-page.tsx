import { type ReactNode, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { fresh } from '#api/freshness.ts';
import {
  type InvitationDetails,
  useGetInvitationDetailsQuery,
  useSubmitReplyMutation,
} from '#api/generated.ts';
import { problemOf } from '#api/problem.ts';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { type FieldErrors, useForm } from '#ui/form/use-form.ts';
import { OfferPanel } from '#ui/line/offer-panel.tsx';
import { KeepSeats } from './keep-seats.tsx';
import styles from './rsvp.module.css';
import {
  ANSWER_REQUIRED,
  type Answer,
  answerLabels,
  NOT_SUBMITTED,
  preselectedAnswer,
  preselectedGuests,
  type RsvpForm,
  refusedFields,
  replyFields,
  successText,
} from './rsvp-answer.ts';
import { RsvpFields } from './rsvp-fields.tsx';
import { FullScreen, LoadFailure, LoadingScreen, Occasion, PlaceCard, RsvpScreen } from './rsvp-screen.tsx';
import { RsvpSubmit, useReadPlan, useSuccessMessage } from './rsvp-submit.tsx';
import { WaitInLine } from './wait-in-line.tsx';

/** /gameday-reply/{invitationToken}: a guest's own invitation. */
export function InvitationRsvpPage() {
  const { invitationToken = '' } = useParams();
  const [isWaiting, setWaiting] = useState(false);
  const {
    data: details,
    error,
    isLoading,
    refetch,
    fulfilledTimeStamp,
  } = useGetInvitationDetailsQuery(invitationToken, fresh('getInvitationDetails', { isMoving: isWaiting }));
  if (Boolean(details?.queue) !== isWaiting) setWaiting(!isWaiting);
  const [hasAnswered, setAnswered] = useState(false);
  /** Something was typed or chosen, which neither a full gameday nor an offer takes away. */
  const [hasBegun, setBegun] = useState(false);
  // A form begins anew with each offer. Once an offer is answered it is gone, and the form stays to say what came of it.
  const [offer, setOffer] = useState<string | null>(null);
  const keptUntil = details?.queue?.keptUntil ?? null;
  if (keptUntil && keptUntil !== offer && !hasBegun) setOffer(keptUntil);
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
  const line = (
    <WaitInLine invitationToken={invitationToken} details={details} loadedAt={fulfilledTimeStamp} />
  );
  if (details.atCapacity && !hasAnswered && !hasBegun)
    return (
      <FullScreen guest={details.guestName} gameday={planOf(details)}>
        {line}
      </FullScreen>
    );
  return (
    <InvitationRsvp
      key={`${invitationToken}.${offer}`}
      invitationToken={invitationToken}
      details={details}
      onBegun={setBegun}
      onAnswered={() => setAnswered(true)}
    >
      {/* Seats are free, but fewer than this guest waits for. */}
      {details.queue?.place && line}
    </InvitationRsvp>
  );
}

/** What the invitation is to. */
function planOf(details: InvitationDetails) {
  return {
    date: details.gamedayDate ?? '',
    startTime: details.gamedayStartTime,
    endTime: details.gamedayEndTime,
    location: details.gamedayLocation,
    description: details.gamedayDescription,
  };
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
  /** @param hasBegun whether something stands in the form that was not submitted */
  onBegun: (hasBegun: boolean) => void;
  onAnswered: () => void;
  /** Stands below the form. */
  children: ReactNode;
}

/** The reply of one invited guest, who may come back and change it. */
function InvitationRsvp(props: InvitationRsvpProps) {
  const { invitationToken, details, onBegun, onAnswered, children } = props;
  const [preselected, forgetPreselected] = usePreselectedAnswer();
  const [search] = useSearchParams();
  const [success, showSuccess] = useSuccessMessage();
  const [reply] = useSubmitReplyMutation();
  const previous = details.currentStatus;
  const plan = useReadPlan(details.planVersion);
  const isComing = previous === 'Accepted';
  const keptUntil = details.queue?.keptUntil ?? null;
  const form = useForm<RsvpForm>({
    initial: {
      answer: preselected ?? (keptUntil ? 'Accepted' : previous === 'NotReplied' ? null : previous),
      additionalGuests:
        details.currentAdditionalGuests ??
        preselectedGuests(search) ??
        (keptUntil && details.queue ? details.queue.seats - 1 : 0),
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
      onBegun(false);
      onAnswered();
    },
    errorsOf: refusedFields,
  });
  useEffect(() => {
    if (form.isUnsaved) onBegun(true);
  }, [form.isUnsaved, onBegun]);

  return (
    <>
      <PlaceCard caption="You are invited">{details.guestName}</PlaceCard>
      <div className={`page page-guest ${styles.body}`}>
        <Occasion
          {...planOf(details)}
          answerBy={previous === 'NotReplied' && !keptUntil ? details.answerBy : null}
          // Of no use to somebody for whom seats are kept.
          seatsLeft={keptUntil ? null : details.seatsLeft}
          calendar={
            isComing ? `/api/gameday-reply/${encodeURIComponent(invitationToken)}/calendar.ics` : null
          }
        />
        {keptUntil && (
          <div className={styles.offer}>
            <OfferPanel keptUntil={keptUntil} />
          </div>
        )}
        <KeepSeats invitationToken={invitationToken} isHeld={details.isHeld} />
        <form {...form.props} className={`card ${styles.form}`}>
          <RsvpFields form={form} labels={answerLabels(previous)} />
          <RsvpSubmit
            success={success}
            problem={form.problem}
            isPlanNew={plan.isNew}
            isSending={form.isSending}
            hint={
              keptUntil
                ? 'No seat is yours before you submit.'
                : 'You can change your answer with the same link.'
            }
          />
        </form>
        {children}
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
    rest.delete('guests');
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return [preselectedAnswer(search), forget];
}
