import { defineMail } from '../../definition/define-mail.ts';
import { ASKING } from '../../definition/life.ts';
import { EXAMPLE_INVITATION, type InvitationFacts, invitationView } from '../../facts/invitation-facts.ts';
import { GAMEDAY_WORDS } from '../../message/word-variables.ts';

/** The invitation once more, for a guest who has not answered it. */
export interface GamedayReminderProps extends InvitationFacts {
  /** What staff say in this one reminder: light Markdown. */
  reminderWords?: string | null;
}

export const gamedayReminder = defineMail<GamedayReminderProps>({
  order: 11,
  title: 'Reminder to answer',
  purpose: 'Asks a guest once more who has not answered an invitation.',
  list: 'invitations',
  // Somebody who is known to come still gets the invitation with the personal link, and no reminder. Whoever waits for seats
  // has nothing to answer until they are free.
  life: { ...ASKING, endedBy: [...ASKING.endedBy, 'accepted-by-staff', 'queue-joined'] },
  words: GAMEDAY_WORDS,
  view: invitationView,
  ownWords: ({ reminderWords, invitationWords }) => [reminderWords, invitationWords],
  example: EXAMPLE_INVITATION,
});
