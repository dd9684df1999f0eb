import { UNFINISHED_MAIL_STATES } from '@tablefall/mail';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { hasMailAbout } from '@tablefall/platform/outbox/mails';
import { isSuppressed } from '@tablefall/platform/outbox/suppressions';
import { NOT_REPLIED } from '../invitation-status.ts';
import { ASKING_MAILS } from '../invitations/invitation-mails.ts';

/** Conditions on rows of `invitation` that decide who is reminded. */

/** The guests of a gameday who have not answered. */
export function unanswered(gamedayId: string): RawBuilder<boolean> {
  return sql`gameday_id = ${gamedayId} and status = ${NOT_REPLIED}`;
}

/** Nothing that asks for an answer is sent to them. */
export const SUPPRESSED: RawBuilder<boolean> = isSuppressed(sql.ref('guest_email'), 'invitations');

/** Their last mail is old enough and has left. A reminder must not arrive before a mail that still waits. */
export function rested(now: Date, cooldownSeconds: number): RawBuilder<boolean> {
  return sql`(
    mailed_at <= ${restedSince(now, cooldownSeconds)}
    and not ${hasMailAbout(sql.ref('invitation.id'), [...UNFINISHED_MAIL_STATES], ASKING_MAILS)})`;
}

export function restedSince(now: Date, cooldownSeconds: number): Date {
  return new Date(now.getTime() - cooldownSeconds * 1000);
}
