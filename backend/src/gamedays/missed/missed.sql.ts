import { type Expression, type RawBuilder, type SqlBool, sql } from '@tablefall/platform/database/sql';
import { NOT_REPLIED } from '../invitation-status.ts';
import { fares, matches } from '../invitations/invitation-search.sql.ts';
import type { InvitationFilter } from '../invitations/invitations.dto.ts';
import { SKIPPED } from '../messages/guest-messages.sql.ts';
import { IS_WAITING } from '../offers/queue.sql.ts';
import { onInvitation } from '../on-invitation.sql.ts';

/** Conditions and columns on rows of `invitation` that decide who is invited again. */

/** Those of a list who did not get the invitation, also those who have answered without it. @param today `YYYY-MM-DD` */
export function missed(gamedayId: string, list: InvitationFilter, today: string): Expression<SqlBool> {
  const unsent = onInvitation.or([fares(gamedayId, 'missed'), fares(gamedayId, 'answered')]);
  return onInvitation.and([matches(gamedayId, list, today), unsent]);
}

/** Why one of them is not invited again: `answered`, `waiting` for seats, or why the address gets no mail. Null when nothing speaks against it. */
export const LEFT_OUT: RawBuilder<string | null> = sql`
  case when status <> ${sql.lit(NOT_REPLIED)} then 'answered' when ${IS_WAITING} then 'waiting' else ${SKIPPED} end`;
