import { describe, expect, it } from '@jest/globals';
import { namesOf } from './name-list.ts';

const user = {
  email: 'dana@mail.example',
  roles: [],
  needsStaffLogin: false,
  hasFreshSignIn: true,
  needsLogin: false,
  hasSignedIn: true,
  names: [
    { id: 'n1', name: 'Dana' },
    { id: 'n2', name: 'Theo' },
  ],
};

describe('the names of a user', () => {
  it('are all there before the registration is known', () => {
    expect(namesOf(user, undefined)).toEqual(user.names);
  });

  it('begin with those of this edition', () => {
    const attendee = {
      ...{ id: 'a2', nameId: 'n2', name: 'Theo', badge: false },
      ...{ checkedIn: false, parentAgreed: true, paid: false, offer: null, badgeLink: '/b/x' },
    };
    const registration = { registered: true, paid: false, amountDue: 0, badgesMayChange: true };
    expect(namesOf(user, { ...registration, attendees: [attendee] })).toEqual([
      { id: 'n2', name: 'Theo', attendee },
      { id: 'n1', name: 'Dana' },
    ]);
  });
});
