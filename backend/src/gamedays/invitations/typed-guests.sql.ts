import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRowOf, type SqlBool, sql } from '@tablefall/platform/database/sql';
import { ACCEPTED, NOT_REPLIED } from '../invitation-status.ts';
import { IS_WAITING } from '../offers/queue.sql.ts';

/** Nothing but that their address was typed on the public page is known of them: a condition on rows of `invitation`. */
export const IS_ONLY_TYPED = sql<SqlBool>`
  (invitation.typed and invitation.status = ${sql.lit(NOT_REPLIED)} and not ${IS_WAITING})`;

/**
 * The seats of a gameday that guests hold, are offered or wait for whose address was only typed on the public page. The caller holds
 * the seats.
 */
export async function typedSeats(em: EntityManager, gamedayId: string): Promise<number> {
  const row = await firstRowOf<{ seats: number }>(
    em,
    sql`
      select coalesce(sum(case when status = ${sql.lit(ACCEPTED)} then 1 + coalesce(additional_guests, 0) else party end), 0)::int
        as seats
      from invitation left join gameday_queue_entry entry on entry.invitation_id = invitation.id
      where invitation.gameday_id = ${gamedayId} and invitation.typed`,
  );
  return row?.seats ?? 0;
}
