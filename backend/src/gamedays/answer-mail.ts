import type { MailProps, NewMail } from '@tablefall/mail';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { lockUnsentMails, waitsToBeTold, wasToldBy } from '@tablefall/platform/outbox/mails';
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

/** Whether a mail put the gameday, which is still to come, into the guest's calendar, and none has left that takes it out. */
export async function hasEntry(
  { em, now }: UnitOfWork,
  gameday: Gameday,
  { id, status, calendarChanges }: Invitation,
  zone: string,
): Promise<boolean> {
  if (gameday.isOver(now, zone)) return false;
  // Unsent mails are locked: none that takes the entry out leaves until the transaction ends.
  await lockUnsentMails(em, id);
  if (await waitsToBeTold(em, 'gameday-rsvp', id, { answer: 'withdrawn' })) return true;
  if (status !== ACCEPTED) return false;
  // Mails of before the guest's entry went out and came back again do not count.
  const period = calendarChanges > 0 ? { calendarChanges } : {};
  return (
    (await wasToldBy(em, 'gameday-rsvp', id, { answer: 'accepted', ...period })) ||
    (await wasToldBy(em, 'gameday-change', id, { change: 'moved', accepted: true, ...period }))
  );
}
