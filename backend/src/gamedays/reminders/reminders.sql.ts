import { UNFINISHED_MAIL_STATES } from '@tablefall/mail';
import { before } from '@tablefall/platform/clock/durations';
import {
  type AliasableExpression,
  anyOf,
  type Expression,
  type RawBuilder,
  type SqlBool,
  sql,
} from '@tablefall/platform/database/sql';
import { hasMailAbout, lastSentAbout } from '@tablefall/platform/outbox/mails';
import { isSuppressed } from '@tablefall/platform/outbox/suppressions';
import { NOT_REPLIED } from '../invitation-status.ts';
import { ASKING_MAILS } from '../invitations/invitation-mails.ts';
import { IS_WAITING } from '../offers/queue.sql.ts';
import { onInvitation } from '../on-invitation.sql.ts';

/** Conditions on rows of `invitation` that decide who is reminded. */

/**
 * The guests of a gameday who were asked and have not answered. Who waits for seats has: there is nothing to answer until they are
 * free.
 */
export function unanswered(gamedayId: string): Expression<SqlBool> {
  const { and, not } = onInvitation;
  return and([and({ gameday_id: gamedayId, status: NOT_REPLIED, typed: false }), not(IS_WAITING)]);
}

/** Nothing that asks for an answer is sent to them. */
export const SUPPRESSED: RawBuilder<boolean> = isSuppressed(sql.ref('guest_email'), 'invitations');

/** When they were last asked. A reminder that was planned leaves later than it was written: then this counts. */
export const LAST_ASKED: RawBuilder<Date> = sql`
  greatest(invitation.mailed_at, ${lastSentAbout(sql.ref('invitation.id'), ['gameday-reminder'])})`;

/** A mail that asks them still waits to be sent, a planned reminder as well. */
export const IS_BEING_ASKED: RawBuilder<boolean> = hasMailAbout(
  sql.ref('invitation.id'),
  [...UNFINISHED_MAIL_STATES],
  ASKING_MAILS,
);

/** Their last mail is old enough and has left. A reminder must not arrive before a mail that still waits. */
export function rested(since: Date): AliasableExpression<SqlBool> {
  const { and, not } = onInvitation;
  return and([onInvitation(LAST_ASKED, '<=', since), not(IS_BEING_ASKED)]);
}

/** Who is reminded. @param chosen the invitations among which they are; all when not given */
export function due(gamedayId: string, since: Date, chosen?: string[]): Expression<SqlBool> {
  const { and, not } = onInvitation;
  const isChosen = chosen ? [onInvitation('id', '=', anyOf(chosen, 'uuid'))] : [];
  return and([unanswered(gamedayId), rested(since), not(SUPPRESSED), ...isChosen]);
}

/** The latest moment at which somebody may have been mailed who can be reminded at another. */
export function restedSince(at: Date, cooldownSeconds: number): Date {
  return before(at, cooldownSeconds * 1000);
}
