import { describe, expect, it } from '@jest/globals';
import { rsvpErrors } from './guest-fields.ts';

describe('a public reply', () => {
  it('wants a name, an address and an answer', () => {
    expect(rsvpErrors({ guestName: ' ', guestEmail: '' }, null)).toEqual({
      guestName: 'Name is required',
      guestEmail: 'Email is required',
      answer: "Please select whether you're attending or not",
    });
  });

  it('wants an address that looks like one', () => {
    const guest = { guestName: 'Mei', guestEmail: 'mei@studio' };
    expect(rsvpErrors(guest, 'Accepted')).toEqual({ guestEmail: 'Please enter a valid email address' });
    expect(rsvpErrors({ ...guest, guestEmail: ' mei@studio.example ' }, 'Accepted')).toEqual({});
  });
});
