import { isEmailAddress } from '../../../ui/form/email-address.ts';
import type { Answer } from './rsvp-answer.ts';

export interface GuestFields {
  guestName: string;
  guestEmail: string;
}

export interface RsvpErrors {
  guestName?: string;
  guestEmail?: string;
  answer?: string;
}

/** What keeps a public reply from being sent (spec §5); empty when nothing does. */
export function rsvpErrors({ guestName, guestEmail }: GuestFields, answer: Answer | null): RsvpErrors {
  const errors: RsvpErrors = {};
  if (!guestName.trim()) errors.guestName = 'Name is required';
  if (!guestEmail.trim()) errors.guestEmail = 'Email is required';
  else if (!isEmailAddress(guestEmail.trim())) errors.guestEmail = 'Please enter a valid email address';
  if (!answer) errors.answer = "Please select whether you're attending or not";
  return errors;
}
