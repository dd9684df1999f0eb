import { type MailState, UNFINISHED_MAIL_STATES } from '@tablefall/mail';
import { holdsWords } from '@tablefall/platform/database/search';
import {
  type Expression,
  nameOrder,
  type RawBuilder,
  type SqlBool,
  sql,
} from '@tablefall/platform/database/sql';
import { joinMailsAbout } from '@tablefall/platform/outbox/mails';
import { unsentMailsOf } from '@tablefall/platform/outbox/unsent-mails';
import { gamedayReference } from '../gameday.entity.ts';
import { onInvitation } from '../gamedays.tables.ts';
import { isPastAnswerBy } from '../times/answer-by.sql.ts';
import type { DeliveryFilter, InvitationFilter, InvitationSort } from './invitations.dto.ts';

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
  { search, status, pastAnswerBy, delivery }: InvitationFilter,
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
  if (delivery) {
    conditions.push(fares(gamedayId, delivery));
  }
  return onInvitation.and(conditions);
}

/** Of each invitation `first`, its own mail, and `latest`, a later one: a reminder, or what answered its reply. */
export const WITH_MAILS = joinMailsAbout(sql.ref('invitation.id'), 'gameday-invitation');

/** The states in which nobody has got a mail, and nobody will. */
const MISSED: MailState[] = ['failed', 'suppressed', 'cancelled'];

/** Ids of a gameday's invitations whose own mail has not left, with its state. */
export function unsentInvitations(gamedayId: string): RawBuilder<{ id: string; state: MailState }> {
  return sql`
    select invitation.id, unsent.state
    from (${unsentMailsOf('gameday-invitation', gamedayReference(gamedayId))}) as unsent
    join invitation on invitation.id = unsent.about
    where invitation.gameday_id = ${gamedayId} and not invitation.typed`;
}

/** Whoever typed their own address on the public page was not invited, so there is nothing to get. */
function fares(gamedayId: string, delivery: DeliveryFilter): Expression<SqlBool> {
  const unsent = unsentInvitations(gamedayId);
  if (delivery === 'sent') {
    return sql<SqlBool>`not typed and id not in (select id from (${unsent}) as unsent)`;
  }
  const states = STATES_OF_FILTER[delivery];
  return sql<SqlBool>`id in (select id from (${unsent}) as unsent where state = any(${states}))`;
}

const STATES_OF_FILTER: Record<Exclude<DeliveryFilter, 'sent'>, MailState[]> = {
  missed: MISSED,
  waiting: [...UNFINISHED_MAIL_STATES],
  queued: ['queued'],
  sending: ['sending'],
  retrying: ['retrying'],
  failed: ['failed'],
  suppressed: ['suppressed'],
  cancelled: ['cancelled'],
};
