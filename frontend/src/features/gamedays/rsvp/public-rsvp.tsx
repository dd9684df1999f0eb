import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type PublicGameday, useSubmitPublicRsvpMutation } from '../../../api/generated.ts';
import { problemOf } from '../../../api/problem.ts';
import { Field } from '../../../ui/form/field.tsx';
import { type GuestFields, type RsvpErrors, rsvpErrors } from './guest-fields.ts';
import { Occasion } from './occasion.tsx';
import { PlaceCard } from './place-card.tsx';
import styles from './rsvp.module.css';
import { answerLabels, preselectedAnswer, type RsvpForm, replyFields, SUBMITTED } from './rsvp-answer.ts';
import { RsvpFields } from './rsvp-fields.tsx';
import { RsvpOutcome } from './rsvp-outcome.tsx';
import { useSuccessMessage } from './use-success-message.ts';

interface PublicRsvpProps {
  gamedayId: string;
  gameday: PublicGameday;
  onAnswered: () => void;
}

/** The reply of anybody who has the gameday's shared link. */
export function PublicRsvp({ gamedayId, gameday, onAnswered }: PublicRsvpProps) {
  const [search] = useSearchParams();
  const [guest, setGuest] = useState({ guestName: '', guestEmail: '' });
  const [form, setForm] = useState<RsvpForm>(() => emptyForm(search));
  const [errors, setErrors] = useState<RsvpErrors>({});
  const [success, showSuccess] = useSuccessMessage();
  const [submitRsvp, { isLoading, error }] = useSubmitPublicRsvpMutation();
  const [isComing, setComing] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);

  const changeGuest = (part: Partial<GuestFields>) => {
    setGuest({ ...guest, ...part });
    setErrors(without(errors, part));
  };
  const changeForm = (part: Partial<RsvpForm>) => {
    setForm({ ...form, ...part });
    setErrors(without(errors, part));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { answer } = form;
    const found = rsvpErrors(guest, answer);
    setErrors(found);
    if (!answer || Object.keys(found).length > 0) return focusFirstError(formElement.current, found);
    showSuccess(null);
    const { data, error: refusal } = await submitRsvp({
      gamedayId,
      guestName: guest.guestName.trim(),
      guestEmail: guest.guestEmail.trim(),
      ...replyFields(answer, form),
    });
    if (!data) {
      const { guestName, guestEmail } = problemOf(refusal).fields;
      return setErrors({ guestName, guestEmail });
    }
    showSuccess(SUBMITTED);
    setComing(answer === 'Accepted');
    onAnswered();
  };

  return (
    <>
      <PlaceCard caption="You are invited">{guest.guestName.trim() || 'Your name here'}</PlaceCard>
      <div className={`page page-guest ${styles.body}`}>
        <Occasion
          {...gameday}
          seatsLeft={null}
          calendar={isComing ? `/api/gameday/public/${gameday.date}/calendar.ics` : null}
        />
        <form
          className={`card ${styles.form}`}
          ref={formElement}
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <Field label="Full name" error={errors.guestName}>
            {(control) => (
              <input
                {...control}
                className="input"
                name="guestName"
                autoComplete="name"
                maxLength={60}
                value={guest.guestName}
                onChange={(event) => changeGuest({ guestName: event.target.value })}
              />
            )}
          </Field>
          <Field label="Email" error={errors.guestEmail}>
            {(control) => (
              <input
                {...control}
                className="input"
                type="email"
                name="guestEmail"
                autoComplete="email"
                value={guest.guestEmail}
                onChange={(event) => changeGuest({ guestEmail: event.target.value })}
              />
            )}
          </Field>
          <RsvpFields
            form={form}
            labels={answerLabels('NotReplied')}
            answerError={errors.answer}
            onChange={changeForm}
          />
          <div className={styles.submit}>
            <RsvpOutcome success={success} error={error} />
            <button type="submit" className="btn btn-primary btn-large btn-block" aria-disabled={isLoading}>
              Submit RSVP
            </button>
            <p className="small muted">We mail you a link to see or change your answer.</p>
          </div>
        </form>
      </div>
    </>
  );
}

function emptyForm(search: URLSearchParams): RsvpForm {
  return { answer: preselectedAnswer(search), additionalGuests: 0, comments: '' };
}

/** What was wrong with a field says nothing any more once it changes. */
function without(errors: RsvpErrors, changed: object): RsvpErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)));
}

function focusFirstError(form: HTMLFormElement | null, errors: RsvpErrors) {
  const [first] = Object.keys(errors);
  form?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}
