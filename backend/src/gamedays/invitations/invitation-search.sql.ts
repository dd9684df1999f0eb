import { holdsWords } from '@tablefall/platform/database/search';
import { type Expression, nameOrder, type SqlBool, sql } from '@tablefall/platform/database/sql';
import { joinLatestMailAbout } from '@tablefall/platform/outbox/mails';
import { onInvitation } from '../gamedays.tables.ts';
import { isPastAnswerBy } from '../times/answer-by.sql.ts';
import type { InvitationFilter, InvitationSort } from './invitations.dto.ts';

/*
 * How staff search, filter and sort invitations: expressions over rows of `invitation`, shared by the panel's
 * pages and the export of the same list.
 */

const { fn, lit, ref } = onInvitation;

/** Names and addresses compare without regard to case; missing values count as empty, 0 or time 0. */
export const SORTS: Record<InvitationSort, Expression<unknown>> = {
  guestName: nameOrder('guest_name'),
  guestEmail: fn('lower', ['guest_email']),
  status: ref('status'),
  additionalGuests: fn.coalesce('additional_guests', lit(0)),
  replyComments: fn.coalesce('reply_comments', sql.lit('')),
  invitedAt: ref('invited_at'),
  repliedAt: fn.coalesce('replied_at', sql.lit('epoch')),
};

/** The invitations of a gameday that fulfil the search and the filter. @param today `YYYY-MM-DD` */
export function matches(
  gamedayId: string,
  { search, status, pastAnswerBy }: InvitationFilter,
  today: string,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [onInvitation('gameday_id', '=', gamedayId)];
  if (search.trim() !== '') {
    conditions.push(holdsWords(search, 'guest_name', 'guest_email', 'reply_comments'));
  }
  if (status !== undefined) {
    conditions.push(onInvitation('status', '=', status));
  }
  if (pastAnswerBy) {
    conditions.push(isPastAnswerBy(today));
  }
  return onInvitation.and(conditions);
}

/** The latest mail about each invitation: the invitation itself, a reminder, or what answered its reply. */
export const WITH_LATEST_MAIL = joinLatestMailAbout(sql.ref('invitation.id'));
