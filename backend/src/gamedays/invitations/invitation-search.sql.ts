import { MAIL_FATES, type MailState } from '@tablefall/mail';
import { inOrder, onPage } from '@tablefall/platform/database/page';
import { holdsWords } from '@tablefall/platform/database/search';
import {
  anyOf,
  type Expression,
  nameOrder,
  type RawBuilder,
  type SqlBool,
  sql,
} from '@tablefall/platform/database/sql';
import { joinMailsAbout } from '@tablefall/platform/outbox/mails';
import { unsentMailsOf } from '@tablefall/platform/outbox/unsent-mails';
import { gamedayReference } from '../gameday.entity.ts';
import { NOT_REPLIED } from '../invitation-status.ts';
import { onInvitation } from '../on-invitation.sql.ts';
import { isPastAnswerBy } from '../times/answer-by.sql.ts';
import type { InvitationFate, InvitationFilter, InvitationQuery, InvitationSort } from './invitations.dto.ts';

/*
 * How staff search, filter and sort invitations: expressions over rows of `invitation`, shared by the panel's
 * pages and the export of the same list.
 */

const { fn, lit, ref } = onInvitation;

/** Names and addresses compare without regard to case; missing values count as empty, 0 or time 0. */
export const SORTS: Record<Exclude<InvitationSort, 'delivery'>, Expression<unknown>> = {
  guestName: nameOrder('guest_name'),
  guestEmail: fn('lower', ['guest_email']),
  status: ref('status'),
  additionalGuests: fn.coalesce('additional_guests', lit(0)),
  replyComments: fn.coalesce('reply_comments', sql.lit('')),
  invitedAt: ref('invited_at'),
  repliedAt: fn.coalesce('replied_at', sql.lit('epoch')),
};

export function sortKey(gamedayId: string, sort: InvitationSort): Expression<unknown> {
  return sort === 'delivery' ? fateKey(gamedayId) : SORTS[sort];
}

/** The invitations of a gameday that fulfil the search and the filter. @param today `YYYY-MM-DD` */
export function matches(
  gamedayId: string,
  {
    search,
    status,
    pastAnswerBy,
    delivery,
    modifiedSince,
  }: InvitationFilter & Pick<InvitationQuery, 'modifiedSince'>,
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
  if (modifiedSince) {
    conditions.push(onInvitation('changed_at', '>=', new Date(modifiedSince)));
  }
  if (delivery) {
    conditions.push(fares(gamedayId, delivery));
  }
  return onInvitation.and(conditions);
}

/** Of each invitation `first`, its own mail, and `latest`, a later one: a reminder, or what answered its reply. */
export const WITH_MAILS = joinMailsAbout(sql.ref('invitation.id'), 'gameday-invitation');

/**
 * Ids of gamedays' invitations whose own mail has not left, with its state; one that failed may have arrived all the same, and
 * whoever has answered needs none.
 */
export function unsentInvitations(
  ...gamedayIds: string[]
): RawBuilder<{ id: string; state: MailState; isUnconfirmed: boolean; hasAnswered: boolean }> {
  return sql`
    select invitation.id, unsent.state, unsent."isUnconfirmed", invitation.status <> ${sql.lit(NOT_REPLIED)} as "hasAnswered"
    from (${unsentMailsOf('gameday-invitation', gamedayIds.map(gamedayReference))}) as unsent
    join invitation on invitation.id = unsent.about
    where invitation.gameday_id = ${anyOf(gamedayIds, 'uuid')} and not invitation.typed`;
}

/** What somebody must see to comes first. Those whose mail has left come last, and with them who typed their own address. */
const BY_FATE: MailState[] = ['failed', 'suppressed', 'cancelled', 'retrying', 'sending', 'queued', 'sent'];

/** By how the invitation's own mail fares, and by name. */
function fateKey(gamedayId: string): RawBuilder<string> {
  const ranks = BY_FATE.filter((state) => state !== 'sent').map(
    (state) => sql`when id in (${unsentIn(gamedayId, [state])}) then ${rankOf(state)}`,
  );
  return sql`(case ${sql.join(ranks, sql` `)} else ${rankOf('sent')} end || ${SORTS.guestName})`;
}

function rankOf(state: MailState): RawBuilder<string> {
  return sql.lit(String(BY_FATE.indexOf(state)));
}

/** The rows of one page of a gameday's invitations, each with its `sort_key`. */
export function rowsOfPage(
  gamedayId: string,
  query: InvitationQuery,
  condition: Expression<SqlBool>,
): RawBuilder<unknown> {
  const { sort, order, page, limit } = query;
  const sorted = inOrder(order, sql.ref('sort_key'), sql.ref('id'));
  const rows = sql`select *, ${sortKey(gamedayId, sort)} as sort_key from invitation where ${condition}`;
  if (sort !== 'delivery') return sql`${rows} ${sorted} ${onPage(query)}`;
  // Sorted as one list, all mails would be looked at for a page. Those that have left are in the order of an index.
  const unsent = unsentIn(gamedayId, BY_FATE);
  return sql`
    select * from (
      (${rows} and id in (${unsent}))
      union all
      (select *, ${rankOf('sent')} || ${SORTS.guestName} from invitation where ${condition} and id not in (${unsent})
       ${inOrder(order, SORTS.guestName, sql.ref('id'))} limit ${page * limit})
    ) as sorted
    ${sorted} ${onPage(query)}`;
}

function unsentIn(gamedayId: string, states: MailState[], alone = sql`true`): RawBuilder<string> {
  return sql`select id from (${unsentInvitations(gamedayId)}) as unsent where state = any(${states}) and ${alone}`;
}

/** What else is true of those of a fate, besides the state of their mail. */
const ALONE: Partial<Record<InvitationFate, RawBuilder<SqlBool>>> = {
  unconfirmed: sql`"isUnconfirmed"`,
  missed: sql`not "hasAnswered"`,
  answered: sql`"hasAnswered"`,
};

/** Whoever typed their own address on the public page was not invited, so there is nothing to get. */
export function fares(gamedayId: string, delivery: InvitationFate): Expression<SqlBool> {
  if (delivery === 'sent') return sql<SqlBool>`not typed and id not in (${unsentIn(gamedayId, BY_FATE)})`;
  const states = MAIL_FATES[delivery === 'answered' ? 'missed' : delivery];
  return sql<SqlBool>`id in (${unsentIn(gamedayId, states, ALONE[delivery])})`;
}
