import { describe, expect, it } from '@jest/globals';
import {
  answerLabels,
  answerText,
  type PublicRsvpForm,
  partyText,
  preselectedAnswer,
  publicRsvpErrors,
  refusedFields,
  replyFields,
  seatsLeftText,
  successText,
} from './rsvp-answer.ts';

describe('an RSVP answer', () => {
  it('is preselected by the link of the mail, and by nothing else', () => {
    expect(preselectedAnswer(new URLSearchParams('answer=accepted'))).toBe('Accepted');
    expect(preselectedAnswer(new URLSearchParams('answer=Rejected'))).toBe('Rejected');
    expect(preselectedAnswer(new URLSearchParams('answer=constructor'))).toBeNull();
    expect(preselectedAnswer(new URLSearchParams())).toBeNull();
  });

  it('words its buttons by the current choice', () => {
    expect(answerLabels('NotReplied')).toEqual({ Accepted: "I'LL BE THERE!", Rejected: "CAN'T MAKE IT" });
    expect(answerLabels('Accepted').Accepted).toBe('STILL COMING!');
    expect(answerLabels('Rejected').Rejected).toBe("STILL CAN'T MAKE IT");
  });

  it('counts the party in seats', () => {
    expect(partyText(0)).toBe('1 seat: you');
    expect(partyText(1)).toBe('2 seats: you and 1 guest');
    expect(partyText(4)).toBe('5 seats: you and 4 guests');
  });

  it('is said of the guest', () => {
    const given = { guestName: 'Mei', status: 'Accepted', additionalGuests: 0 } as const;
    expect(answerText(given)).toBe('Mei is coming.');
    expect(answerText({ ...given, additionalGuests: 2 })).toBe('Mei is coming with 2 guests.');
    expect(answerText({ ...given, status: 'Rejected' })).toBe("Mei can't make it.");
  });

  it('says how many seats are left', () => {
    expect([0, 1, 1200].map(seatsLeftText)).toEqual(['No seat left', '1 seat left', '1,200 seats left']);
  });

  it('brings no guests when it declines and sends an empty comment as null', () => {
    const form = { answer: null, additionalGuests: 3, comments: '  ' };
    expect(replyFields('Rejected', form)).toEqual({
      status: 'Rejected',
      additionalGuests: 0,
      replyComments: null,
    });
    expect(replyFields('Accepted', { ...form, comments: ' hi ' })).toEqual({
      status: 'Accepted',
      additionalGuests: 3,
      replyComments: 'hi',
    });
  });

  it('is refused on the fields in which it was given', () => {
    const fields = { status: 'No answer', replyComments: 'Please use plain text', guestName: 'No name' };
    expect(refusedFields({ fields })).toEqual({
      answer: 'No answer',
      comments: 'Please use plain text',
      guestName: 'No name',
    });
  });

  it('says updated when the status changed, a first answer included', () => {
    expect(successText('Accepted', 'Rejected')).toBe('RSVP updated!');
    expect(successText('Accepted', 'Accepted')).toBe('RSVP submitted! Thank you!');
    expect(successText('NotReplied', 'Accepted')).toBe('RSVP updated!');
  });
});

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
