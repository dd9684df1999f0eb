import { GUESTS_MAX } from '#core/api/facts.generated.ts';
import type { Problem } from '#core/api/problem.ts';
import { addressProblem } from '#core/edit/email-address.ts';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { count } from '#core/text/count-text.ts';

/** A guest's answer as the calls take it. */
export type Answer = 'Accepted' | 'Rejected';

export interface RsvpForm {
  answer: Answer | null;
  additionalGuests: number;
  comments: string;
}

export const ANSWER_REQUIRED = "Please select whether you're attending or not";
/** Also where the form has been left. */
export const NOT_SUBMITTED = 'Failed to submit RSVP. Please try again.';
export const PLAN_CHANGED = 'The plan has changed';
export const SUBMITTED = 'RSVP submitted! Thank you!';

const ANSWERS = new Map<string, Answer>([
  ['accepted', 'Accepted'],
  ['rejected', 'Rejected'],
]);

/** The answer that a mail's button preselects through `?answer=`; it sends nothing. */
export function preselectedAnswer(search: URLSearchParams): Answer | null {
  return ANSWERS.get(search.get('answer')?.toLowerCase() ?? '') ?? null;
}

/** How many come along by the link of such a mail; null when it does not say so. */
export function preselectedGuests(search: URLSearchParams): number | null {
  const guests = Number(search.get('guests'));
  return Number.isInteger(guests) && guests > 0 && guests <= GUESTS_MAX ? guests : null;
}

/** What the two buttons read, given the answer the guest already gave. */
export function answerLabels(current: Answer | 'NotReplied'): Record<Answer, string> {
  return {
    Accepted: current === 'Accepted' ? 'STILL COMING!' : "I'LL BE THERE!",
    Rejected: current === 'Rejected' ? "STILL CAN'T MAKE IT" : "CAN'T MAKE IT",
  };
}

/** '3 seats: you and 2 guests'. */
export function partyText(additionalGuests: number): string {
  return additionalGuests === 0
    ? '1 seat: you'
    : `${additionalGuests + 1} seats: you and ${count(additionalGuests, 'guest')}`;
}

/** 'Noor Haddad is coming with 1 guest.' */
export function answerText(given: { guestName: string; status: Answer; additionalGuests: number }): string {
  const { guestName, status, additionalGuests } = given;
  if (status === 'Rejected') return `${guestName} can't make it.`;
  const company = additionalGuests > 0 ? ` with ${count(additionalGuests, 'guest')}` : '';
  return `${guestName} is coming${company}.`;
}

/** '63 seats left'. */
export function seatsLeftText(seatsLeft: number): string {
  return seatsLeft <= 0 ? 'No seat left' : `${count(seatsLeft, 'seat')} left`;
}

/** The calls' fields for an answer: nobody comes along with a guest who stays away, an empty comment is null. */
export function replyFields(answer: Answer, form: RsvpForm) {
  return {
    status: answer,
    additionalGuests: answer === 'Accepted' ? form.additionalGuests : 0,
    replyComments: form.comments.trim() || null,
  };
}

/** What the calls refuse, on the form's fields. */
export function refusedFields({ fields }: Pick<Problem, 'fields'>): FieldErrors {
  const { status, replyComments, ...same } = fields;
  return { ...same, answer: status, comments: replyComments };
}

/** The success text of the invitation page: a first answer changes the status too. */
export function successText(previous: Answer | 'NotReplied', answer: Answer): string {
  return previous === answer ? SUBMITTED : 'RSVP updated!';
}

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

/** What is wrong with the name of somebody without a personal invitation. */
export function nameError(name: string): string | undefined {
  return name.trim() ? undefined : 'Name is required';
}

/** What is wrong with such a person's address. */
export function emailError(address: string): string | undefined {
  const email = address.trim();
  if (!email) return 'Email is required';
  return addressProblem(email, 'Please enter a valid email address');
}

/** What keeps a public reply from being sent. */
export function publicRsvpErrors({ guestName, guestEmail, answer }: PublicRsvpForm): FieldErrors {
  return {
    guestName: nameError(guestName),
    guestEmail: emailError(guestEmail),
    answer: answer ? undefined : ANSWER_REQUIRED,
  };
}
