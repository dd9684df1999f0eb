import { describe, expect, it } from '@jest/globals';
import { type PublicRsvpForm, publicRsvpErrors } from './public-rsvp-form.ts';

const form: PublicRsvpForm = {
  guestName: 'Mei',
  guestEmail: ' mei@studio.example ',
  answer: 'Accepted',
  additionalGuests: 0,
  comments: '',
};

describe('a public reply', () => {
  it('wants a name, an address and an answer', () => {
    expect(publicRsvpErrors({ ...form, guestName: ' ', guestEmail: '', answer: null })).toEqual({
      guestName: 'Name is required',
      guestEmail: 'Email is required',
      answer: "Please select whether you're attending or not",
    });
  });

  it('wants an address that looks like one', () => {
    expect(publicRsvpErrors({ ...form, guestEmail: 'mei@studio' })).toEqual({
      guestEmail: 'Please enter a valid email address',
    });
    expect(publicRsvpErrors(form)).toEqual({});
  });
});
