import { isEmailAddress } from '#ui/form/email-address.ts';
import type { FieldErrors } from '#ui/form/use-form.ts';
import { ANSWER_REQUIRED, type RsvpForm, replyFields } from './rsvp-answer.ts';

/** What somebody without a personal invitation fills in. */
export interface PublicRsvpForm extends RsvpForm {
  guestName: string;
  guestEmail: string;
}

/** Who answers, and what. */
export interface GivenAnswer extends ReturnType<typeof replyFields> {
  guestName: string;
  guestEmail: string;
}

/** What is sent of the form; nothing while no answer is chosen. */
export function answerOf({
  guestName,
  guestEmail,
  answer,
  ...rest
}: PublicRsvpForm): GivenAnswer | undefined {
  if (!answer) return undefined;
  const guest = { guestName: guestName.trim(), guestEmail: guestEmail.trim() };
  return { ...guest, ...replyFields(answer, { answer, ...rest }) };
}

/** What keeps a public reply from being sent (spec §5). */
export function publicRsvpErrors({ guestName, guestEmail, answer }: PublicRsvpForm): FieldErrors {
  const email = guestEmail.trim();
  return {
    guestName: guestName.trim() ? undefined : 'Name is required',
    guestEmail: email
      ? isEmailAddress(email)
        ? undefined
        : 'Please enter a valid email address'
      : 'Email is required',
    answer: answer ? undefined : ANSWER_REQUIRED,
  };
}
