import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTitle } from '#core/address/use-title.ts';
import { fresh } from '#core/api/freshness.ts';
import {
  type InvitationDetails,
  useGetInvitationDetailsQuery,
  useSubmitReplyMutation,
} from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { longDate } from '#core/text/date-text.ts';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
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
import { RsvpSubmit, useHasBegun, useReadPlan, useSuccessMessage } from './rsvp-submit.tsx';
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
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  useTitle(details?.gamedayDate ? `Gameday on ${longDate(details.gamedayDate)}` : undefined);

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
  return (
    <InvitationRsvp invitationToken={invitationToken} details={details}>
      <WaitInLine invitationToken={invitationToken} details={details} loadedAt={fulfilledTimeStamp} />
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
  /** The line for seats. */
  children: ReactNode;
}

/** The reply of one invited guest, who may come back and change it. */
function InvitationRsvp({ invitationToken, details, children }: InvitationRsvpProps) {
  const [answerOfMail, forgetPreselected] = usePreselectedAnswer();
  const [search] = useSearchParams();
  // What the mail's button says leaves the address with the answer; until the page is loaded again the form begins with it.
  const [preselected] = useState({ answer: answerOfMail, guests: preselectedGuests(search) });
  const [success, showSuccess] = useSuccessMessage();
  const [reply] = useSubmitReplyMutation();
  const previous = details.currentStatus;
  const plan = useReadPlan(invitationToken, details.planVersion);
  const isComing = previous === 'Accepted';
  const keptUntil = details.queue?.keptUntil ?? null;
  const form = useEdit<RsvpForm>({
    name: invitationToken,
    value: {
      answer: preselected.answer ?? (keptUntil ? 'Accepted' : previous === 'NotReplied' ? null : previous),
      additionalGuests:
        details.currentAdditionalGuests ??
        preselected.guests ??
        (keptUntil && details.queue ? details.queue.seats - 1 : 0),
      comments: details.currentReplyComments ?? '',
    },
    failure: NOT_SUBMITTED,
    check: ({ answer }): FieldErrors => (answer ? {} : { answer: ANSWER_REQUIRED }),
    save: async (values) => {
      if (!values.answer) return {};
      showSuccess(null);
      const planVersion = details.planVersion ?? undefined;
      return reply({ invitationToken, planVersion, ...replyFields(values.answer, values) });
    },
    onSaved: (_data, { answer }) => {
      if (answer) showSuccess({ title: successText(previous, answer) });
      forgetPreselected();
      plan.noteRead();
    },
    errorsOf: refusedFields,
  });
  const hasBegun = useHasBegun(invitationToken, form.isChanged);
  // What was typed stays, and whoever has just answered reads what came of it, even if no seat is left now.
  if (details.atCapacity && !form.saved && !hasBegun) {
    return (
      <FullScreen guest={details.guestName} gameday={planOf(details)}>
        {children}
      </FullScreen>
    );
  }

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
          <div className="above-24">
            <OfferPanel keptUntil={keptUntil} />
          </div>
        )}
        <KeepSeats invitationToken={invitationToken} isHeld={details.isHeld} />
        <form {...form.props} className={`card grid above-24 ${styles.form}`}>
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
        {/* Seats are free, but fewer than this guest waits for. */}
        {details.queue?.place && children}
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
