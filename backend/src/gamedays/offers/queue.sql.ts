import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, type SqlBool, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { placeInLine } from '@tablefall/platform/waiting/line-entries';
import { SeatsOfferedError } from '../gamedays.errors.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import type { Invitation } from '../invitation.entity.ts';

/** Guests who wait for seats of gamedays. */
export const GAMEDAY_QUEUE = { name: 'gameday_queue_entry', lineColumn: 'gameday_id', partyColumn: 'party' };

/** The place of a row `entry` among those who wait, from 1; null while seats are offered to it. */
export const PLACE_IN_LINE = placeInLine(GAMEDAY_QUEUE);

/** How many parties wait for the seats that a row `entry` waits for. */
export const PARTIES_IN_LINE: RawBuilder<number> = sql`(
  select count(*)::int from gameday_queue_entry other
  where other.gameday_id = entry.gameday_id and other.offered_until is null
)`;

/** Guests who wait for seats, offered ones too: a condition on rows of `invitation`. */
export const IS_WAITING = sql<SqlBool>`
  exists (select from gameday_queue_entry waiting where waiting.invitation_id = invitation.id)`;

/** Whether a guest waits for seats, offered ones too. */
export async function isWaiting(em: EntityManager, invitationId: string): Promise<boolean> {
  const entry = await em
    .getKysely<GamedaysTables>()
    .selectFrom('gameday_queue_entry')
    .select('id')
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst();
  return entry !== undefined;
}

/** Puts a guest at the end of the queue. The caller holds the invitation and the seats. */
export async function addWaiting(
  { em, now }: UnitOfWork,
  { id, gameday }: Invitation,
  party: number,
): Promise<void> {
  await em
    .getKysely<GamedaysTables>()
    .insertInto('gameday_queue_entry')
    .values({
      id: sql`uuidv7()`,
      gameday_id: gameday.id,
      invitation_id: id,
      party,
      place: sql`(select coalesce(max(place), 0) + 1 from gameday_queue_entry where gameday_id = ${gameday.id})`,
      joined_at: now,
      missed: false,
    })
    .execute();
}

/**
 * Lets a guest who waits wait for another number of seats, at the same place.
 * Throws SeatsOfferedError when seats are kept for the guest, who answers now.
 */
export async function changeParty(em: EntityManager, invitationId: string, party: number): Promise<void> {
  const { numUpdatedRows } = await em
    .getKysely<GamedaysTables>()
    .updateTable('gameday_queue_entry')
    .set({ party })
    .where('invitation_id', '=', invitationId)
    .where('offered_until', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new SeatsOfferedError();
  }
}
