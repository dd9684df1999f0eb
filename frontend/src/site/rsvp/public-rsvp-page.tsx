import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { fresh } from '#core/api/freshness.ts';
import {
  type PublicGameday,
  useGetPublicGamedayQuery,
  useSubmitPublicRsvpMutation,
} from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { TextField } from '#ui/form/field.tsx';
import { DaysWithSeats } from './days-with-seats.tsx';
import { usePreselectedAnswer } from './invitation-rsvp-page.tsx';
import { PublicLine, usePublicLine } from './public-line.tsx';
import styles from './rsvp.module.css';
import {
  answerLabels,
  answerOf,
  answerText,
  type GivenAnswer,
  NOT_SUBMITTED,
  type PublicRsvpForm,
  publicRsvpErrors,
  refusedFields,
  SUBMITTED,
} from './rsvp-answer.ts';
import { RsvpFields } from './rsvp-fields.tsx';
import { FullScreen, LoadFailure, LoadingScreen, Occasion, PlaceCard, RsvpScreen } from './rsvp-screen.tsx';
import { RsvpSubmit, useHasBegun, useReadPlan, useSuccessMessage } from './rsvp-submit.tsx';

/** /gameday/{date}: anybody's reply to the gameday on that date. */
export function PublicRsvpPage() {
  const { date = '' } = useParams();
  const { data, error, isLoading, refetch } = useGetPublicGamedayQuery(date, fresh('getPublicGameday'));
  const [moved, setMoved] = useState<{ from: string; gameday: PublicGameday }>();
  const gameday = moved?.from === date ? moved.gameday : data;
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);

  if (isLoading) return showsSkeleton ? <LoadingScreen /> : null;
  const { status } = problemOf(error);
  if (gameday?.isValidDate === false || (!gameday && (status === 404 || status === 400)))
    return <InvalidScreen />;
  if (!gameday?.id) {
    return (
      <LoadFailure text="Failed to load gameday details. Please try again." onRetry={() => void refetch()} />
    );
  }
  return (
    <PublicRsvp
      gamedayId={gameday.id}
      gameday={gameday}
      onMoved={(to) => setMoved({ from: date, gameday: to })}
    />
  );
}

function InvalidScreen() {
  return (
    <RsvpScreen caption="Gameday" title="Gameday details not available">
      <p>No gameday is scheduled for the selected date.</p>
    </RsvpScreen>
  );
}

interface PublicRsvpProps {
  gamedayId: string;
  gameday: PublicGameday;
  /** It is of another date by now. */
  onMoved: (moved: PublicGameday) => void;
}

/** The reply of anybody who has the gameday's shared link; once given, what it was stands in its place. */
function PublicRsvp({ gamedayId, gameday, onMoved }: PublicRsvpProps) {
  const plan = useReadPlan(gamedayId, gameday.planVersion);
  const [preselected, forgetPreselected] = usePreselectedAnswer();
  const [submitRsvp] = useSubmitPublicRsvpMutation();
  const form = useEdit<PublicRsvpForm>({
    name: gamedayId,
    value: {
      guestName: '',
      guestEmail: '',
      answer: preselected,
      additionalGuests: 0,
      comments: '',
    },
    check: publicRsvpErrors,
    failure: NOT_SUBMITTED,
    save: async (values) => {
      const answer = answerOf(values);
      if (!answer) return {};
      const planVersion = gameday.planVersion ?? undefined;
      const outcome = await submitRsvp({ gamedayId, planVersion, ...answer });
      const current = problemOf(outcome.error).current as PublicGameday | undefined;
      if (current && current.date !== gameday.date) onMoved(current);
      return outcome;
    },
    onSaved: forgetPreselected,
    errorsOf: refusedFields,
  });
  const given = form.saved && answerOf(form.saved.values);
  const hasBegun = useHasBegun(gamedayId, form.isChanged);
  // What was typed stays, and whoever has just taken the last seat reads the thanks, not that there is none left.
  const isFull = Boolean(gameday.atCapacity && !given && !hasBegun);
  const line = usePublicLine(gamedayId);
  const takeAlong = useEffectEvent(() => {
    if (!line.isChanged) return;
    const { name, email, guests } = line.values;
    form.change({ guestName: name, guestEmail: email, additionalGuests: guests });
    line.restart();
    const { activeElement, body } = document;
    if (activeElement === body) form.props.ref.current?.querySelector('input')?.focus();
  });
  useEffect(() => {
    if (!isFull) takeAlong();
  }, [isFull]);
  if (isFull) {
    return (
      <FullScreen gameday={gameday}>
        <PublicLine form={line} seatsOffered={gameday.seatsOffered} />
        <DaysWithSeats days={gameday.daysWithSeats} />
      </FullScreen>
    );
  }

  return (
    <>
      <PlaceCard caption="You are invited" isSample>
        {form.values.guestName.trim() || 'Your name here'}
      </PlaceCard>
      <div className={`page page-guest ${styles.body}`}>
        <Occasion
          {...gameday}
          isHeading
          seatsLeft={null}
          calendar={given?.status === 'Accepted' ? `/api/gameday/public/${gameday.date}/calendar.ics` : null}
        />
        {given ? (
          <AnswerGiven answer={given} onAgain={form.restart} />
        ) : (
          <form {...form.props} className={`card grid above-24 ${styles.form}`}>
            <TextField form={form} name="guestName" label="Full name" autoComplete="name" maxLength={60} />
            <TextField form={form} name="guestEmail" label="Email" type="email" autoComplete="email" />
            <RsvpFields form={form} labels={answerLabels('NotReplied')} />
            <RsvpSubmit
              problem={form.problem}
              isPlanNew={plan.isNew}
              isSending={form.isSending}
              hint="We mail you a link to see or change your answer."
            />
          </form>
        )}
      </div>
    </>
  );
}

interface AnswerGivenProps {
  answer: GivenAnswer;
  onAgain: () => void;
}

/** Takes the place of the form: an answer is changed with the mailed link alone, so that nobody changes another's. */
function AnswerGiven({ answer, onAgain }: AnswerGivenProps) {
  const [success, showSuccess] = useSuccessMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    showSuccess({ title: SUBMITTED });
    heading.current?.focus();
  }, [showSuccess]);
  return (
    <section className={`card grid gap-16 above-24 ${styles.given}`} aria-labelledby="answer-given">
      <h2 id="answer-given" ref={heading} tabIndex={-1}>
        Your answer
      </h2>
      <StatusRegion>{success && <Notice tone="success" title={success.title} />}</StatusRegion>
      <p className={`anywhere ${styles.answer}`}>{answerText(answer)}</p>
      <p>
        To change it, use the link we mailed to <span className="strong">{answer.guestEmail}</span>.
      </p>
      <p>
        <button type="button" className="btn" onClick={onAgain}>
          Answer for somebody else
        </button>
      </p>
    </section>
  );
}
