import type { Template } from '../../template.ts';
import { type GamedayInvitationProps, gamedayInvitation } from '../gameday-invitation/template.ts';

/** The invitation once more, for a guest who has not answered it. */
export interface GamedayReminderProps extends GamedayInvitationProps {
  /** What staff say in this one reminder: light Markdown. */
  reminderWords?: string | null;
}

export const gamedayReminder: Template<GamedayReminderProps> = {
  title: 'Reminder to answer',
  purpose: 'Asks a guest once more who has not answered an invitation.',
  list: 'invitations',
  view: gamedayInvitation.view,
  ownWords: ({ reminderWords, invitationWords }) => [reminderWords, invitationWords],
  example: gamedayInvitation.example,
};
