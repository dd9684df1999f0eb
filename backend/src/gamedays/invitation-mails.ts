import type { MailKind } from '@tablefall/mail';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';

/** Mails that ask for an answer: pointless once there is one, or the gameday is over. */
export const ASKING_MAILS: MailKind[] = ['gameday-invitation', 'gameday-reminder'];

/** Mails that ask for an answer or confirm one. */
export const REPLY_MAILS: MailKind[] = [...ASKING_MAILS, 'gameday-rsvp'];

/** Every mail about an invitation; they go with it. */
export const INVITATION_MAILS: MailKind[] = [...REPLY_MAILS, 'gameday-change'];

/**
 * Whether some mail about a row of `invitation` fulfils a condition. An aggregate, because it is looked up for each
 * guest by index whatever the planner believes: right after a bulk send its statistics know of no waiting mail, and
 * the join that it makes of an `exists` then reads all of them for every guest.
 */
export function hasMail(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`coalesce((select bool_or(${condition}) from mail where mail.about = invitation.id), false)`;
}
