import type { Template } from '../../template.ts';
import { type GamedayInvitationProps, gamedayInvitation } from '../gameday-invitation/template.ts';

/** The invitation once more, for a guest who has not answered it. */
export type GamedayReminderProps = GamedayInvitationProps;

export const gamedayReminder: Template<GamedayReminderProps> = {
  title: 'Reminder to answer',
  purpose: 'Asks a guest once more who has not answered an invitation.',
  list: 'invitations',
  view: gamedayInvitation.view,
  example: gamedayInvitation.example,
};
