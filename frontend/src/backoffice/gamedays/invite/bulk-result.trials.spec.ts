import { describe, expect, it } from '@jest/globals';
import { invitedBefore, told } from './bulk-result.ts';

const guestsOf = (...emails: string[]) => emails.map((email) => ({ name: 'Somebody', email }));
const result = (...alreadyInvitedEmails: string[]) => ({
  invitationsSent: 1,
  waiting: 0,
  totalGuests: 5,
  alreadyInvited: alreadyInvitedEmails.length,
  alreadyInvitedEmails,
  failed: 0,
  failedEmails: [],
});

describe('who was invited already', () => {
  it('should be told apart from who stands in the list twice', () => {
    const list = guestsOf('ola@mail.example', 'Ola@mail.example', 'old@mail.example');
    const all = told(result('Ola@mail.example', 'old@mail.example'), list);
    expect(all.duplicateEmails).toEqual(['Ola@mail.example']);
    expect(invitedBefore(all)).toEqual(['old@mail.example']);
    expect(all.alreadyInvited).toBe(2);
  });

  it('should be both where it was invited before and stands there twice', () => {
    const all = told(
      result('old@mail.example', 'old@mail.example'),
      guestsOf('old@mail.example', 'old@mail.example'),
    );
    expect(all.duplicateEmails).toEqual(['old@mail.example']);
    expect(invitedBefore(all)).toEqual(['old@mail.example']);
  });
});
