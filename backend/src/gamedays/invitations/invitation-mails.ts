import type { MailKind } from '@tablefall/mail';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';

/** Mails that ask for an answer: pointless once there is one, or the gameday is over. */
export const ASKING_MAILS: MailKind[] = ['gameday-invitation', 'gameday-reminder'];

/** Mails that ask for an answer or confirm one. */
export const REPLY_MAILS: MailKind[] = [...ASKING_MAILS, 'gameday-rsvp'];

/** Every mail about an invitation; they go with it. */
export const INVITATION_MAILS: MailKind[] = [...REPLY_MAILS, 'gameday-change'];

/*
 * Right after a bulk send the planner's statistics know neither the guests nor their waiting mails, and a join of both
 * reads all of the one for each of the other: minutes for 100,000. Here each row is looked up by index, whatever the
 * statistics say.
 */

/** Whether some mail about a row of `invitation` fulfils a condition. */
export function hasMail(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce((select bool_or(${condition}) from mail where mail.about = invitation.id), false)`;
}

/** Whether a row of `mail` is about a guest of a gameday. */
export function isAboutGuestOf(gamedayId: string): RawBuilder<boolean> {
  return sql`(select gameday_id from invitation where invitation.id = mail.about) = ${gamedayId}`;
}
