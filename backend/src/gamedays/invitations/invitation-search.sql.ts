import type { SortKey } from '@tablefall/platform/database/page';
import { likePattern, nameOrder, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { joinLatestMailAbout } from '@tablefall/platform/outbox/mails';
import type { InvitationFilter, InvitationSort } from './invitations.dto.ts';

/*
 * How staff search, filter and sort invitations: fragments of SQL over rows of `invitation`, shared by the panel's
 * pages and the export of the same list.
 */

const TEXT = sql`text`;
const NUMBER = sql`integer`;
const MOMENT = sql`timestamptz`;

/** Names and addresses compare without regard to case; missing values count as empty, 0 or time 0. */
export const SORTS: Record<InvitationSort, SortKey> = {
  guestName: { key: nameOrder('guest_name'), type: TEXT },
  guestEmail: { key: sql`lower(guest_email)`, type: TEXT },
  status: { key: sql`status`, type: NUMBER },
  additionalGuests: { key: sql`coalesce(additional_guests, 0)`, type: NUMBER },
  replyComments: { key: sql`coalesce(reply_comments, '')`, type: TEXT },
  invitedAt: { key: sql`invited_at`, type: MOMENT },
  repliedAt: { key: sql`coalesce(replied_at, 'epoch')`, type: MOMENT },
};

/** The invitations of a gameday that fulfil the search and the filter. */
export function matches(gamedayId: string, { search, status }: InvitationFilter): RawBuilder<unknown> {
  const conditions = [sql`gameday_id = ${gamedayId}`];
  if (search.trim() !== '') {
    const pattern = likePattern(search.trim());
    conditions.push(
      sql`(guest_name ilike ${pattern} or guest_email ilike ${pattern} or reply_comments ilike ${pattern})`,
    );
  }
  if (status !== undefined) {
    conditions.push(sql`status = ${status}`);
  }
  return sql.join(conditions, sql` and `);
}

/** The latest mail about each invitation: the invitation itself, a reminder, or what answered its reply. */
export const WITH_LATEST_MAIL = joinLatestMailAbout(sql.ref('invitation.id'));
