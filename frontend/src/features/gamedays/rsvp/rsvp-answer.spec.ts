import { describe, expect, it } from '@jest/globals';
import {
  answerLabels,
  partyText,
  preselectedAnswer,
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

  it('says updated when the status changed, a first answer included', () => {
    expect(successText('Accepted', 'Rejected')).toBe('RSVP updated!');
    expect(successText('Accepted', 'Accepted')).toBe('RSVP submitted! Thank you!');
    expect(successText('NotReplied', 'Accepted')).toBe('RSVP updated!');
  });
});
