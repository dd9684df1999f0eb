import { useState } from 'react';
import { type PublicGameday, useSubmitPublicRsvpMutation } from '#api/generated.ts';
import { problemOf } from '#api/problem.ts';
import { TextField } from '#ui/form/field.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { AnswerGiven } from './answer-given.tsx';
import { Occasion } from './occasion.tsx';
import { PlaceCard } from './place-card.tsx';
import { answerOf, type GivenAnswer, type PublicRsvpForm, publicRsvpErrors } from './public-rsvp-form.ts';
import styles from './rsvp.module.css';
import { answerLabels, NOT_SUBMITTED, refusedFields } from './rsvp-answer.ts';
import { RsvpFields } from './rsvp-fields.tsx';
import { RsvpSubmit } from './rsvp-submit.tsx';
import { usePreselectedAnswer } from './use-preselected-answer.ts';
import { useReadPlan } from './use-read-plan.ts';

interface PublicRsvpProps {
  gamedayId: string;
  gameday: PublicGameday;
  /** Somebody has answered here already, and another one does now. */
  isForOther: boolean;
  onAnswered: () => void;
  onAgain: () => void;
  /** It is of another date by now. */
  onMoved: (moved: PublicGameday) => void;
}

/** The reply of anybody who has the gameday's shared link; once given, what it was stands in its place. */
export function PublicRsvp(props: PublicRsvpProps) {
  const { gamedayId, gameday, isForOther, onAnswered, onAgain, onMoved } = props;
  const plan = useReadPlan(gameday.planVersion);
  const [preselected, forgetPreselected] = usePreselectedAnswer();
  const [given, setGiven] = useState<GivenAnswer>();
  const [submitRsvp] = useSubmitPublicRsvpMutation();
  const form = useForm<PublicRsvpForm>({
    initial: {
      guestName: '',
      guestEmail: '',
      answer: preselected,
      additionalGuests: 0,
      comments: '',
    },
    check: publicRsvpErrors,
    failure: NOT_SUBMITTED,
    send: async (values) => {
      const answer = answerOf(values);
      if (!answer) return {};
      const planVersion = gameday.planVersion ?? undefined;
      const outcome = await submitRsvp({ gamedayId, planVersion, ...answer });
      const current = problemOf(outcome.error).current as PublicGameday | undefined;
      if (current && current.date !== gameday.date) onMoved(current);
      return outcome;
    },
    onSent: (_data, values) => {
      setGiven(answerOf(values));
      forgetPreselected();
      onAnswered();
    },
    errorsOf: refusedFields,
    takesFocus: isForOther,
  });

  return (
    <>
      <PlaceCard caption="You are invited">{form.values.guestName.trim() || 'Your name here'}</PlaceCard>
      <div className={`page page-guest ${styles.body}`}>
        <Occasion
          {...gameday}
          seatsLeft={null}
          calendar={given?.status === 'Accepted' ? `/api/gameday/public/${gameday.date}/calendar.ics` : null}
        />
        {given ? (
          <AnswerGiven answer={given} onAgain={onAgain} />
        ) : (
          <form {...form.props} className={`card ${styles.form}`}>
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
        {form.isUnsaved && <LeaveGuard />}
      </div>
    </>
  );
}
