import type { MailProps, NewMail } from '@tablefall/mail';
import type { Gameday } from './gameday.entity.ts';
import type { Answer, Invitation } from './invitation.entity.ts';
import { ACCEPTED } from './invitation-status.ts';

/** A guest's answer as a mail confirms it, as it reminds of one, or as somebody else ended it. */
export function answerMail(
  gameday: Gameday,
  invitation: Invitation,
  answer: MailProps['gameday-rsvp']['answer'] = invitation.status === ACCEPTED ? 'accepted' : 'rejected',
): NewMail<'gameday-rsvp'> {
  return {
    kind: 'gameday-rsvp',
    props: {
      ...gameday.facts,
      invitationToken: invitation.token,
      answer,
      additionalGuests: invitation.additionalGuests ?? 0,
      heldUntil: invitation.heldUntil?.toISOString() ?? null,
      calendarChanges: invitation.calendarChanges,
    },
    recipient: { name: invitation.guestName, address: invitation.guestEmail },
    about: invitation.id,
  };
}

/** What was typed for a guest on the public page, and does not count before the guest says so by the link. */
export function unansweredMail(
  gameday: Gameday,
  invitation: Invitation,
  typed?: Answer,
): NewMail<'gameday-rsvp'> {
  const mail = answerMail(gameday, invitation, 'unconfirmed');
  if (!typed) return mail;
  const { status, additionalGuests } = typed;
  return {
    ...mail,
    props: { ...mail.props, typed: status === ACCEPTED ? 'accepted' : 'rejected', additionalGuests },
  };
}
