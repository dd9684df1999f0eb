import { emailActs } from './email.audit.ts';

describe('what the audit trail says of the e-mail tools', () => {
  const mailed = emailActs['registrants.mailed'];

  it('should name a mailing as its history does', () => {
    const soup = ' the mailing “Soup on Friday”';
    expect(mailed.say({ tool: 'message', recipients: 5 }, soup)).toBe('Mailed 5 people: “Soup on Friday”');
    expect(emailActs['mailing.begun'].say({ kind: 'message', about: null }, soup)).toBe(
      'Began the mailing “Soup on Friday”',
    );
  });

  it('should name a mailing that is gone by its tool', () => {
    expect(mailed.say({ tool: 'past-registrants', recipients: 5 }, '')).toBe(
      'Mailed 5 people: “Invitation to past registrants”',
    );
    expect(emailActs['registrants.tested'].say({ tool: 'review' }, '')).toBe(
      'Tried out a mail: “Review your registration”',
    );
  });

  it('should keep the word of a tool that it does not know any more, and say nothing of none', () => {
    expect(mailed.say({ tool: 'raffle', recipients: 1 }, '')).toBe('Mailed 1 person: “raffle”');
    expect(mailed.say({ recipients: 12 }, '')).toBe('Mailed 12 people');
  });
});
