import type { EntityManager } from '@mikro-orm/postgresql';
import { type SqlBool, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { endOfLine, type LineTable, placeInLine } from '../../waiting/line-entries.ts';
import { SeatsOfferedError } from '../gamedays.errors.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import type { Invitation } from '../invitation.entity.ts';

/** Guests who wait for seats of gamedays. */
export const GAMEDAY_QUEUE: LineTable = {
  name: 'gameday_queue_entry',
  lineColumn: 'gameday_id',
  partyColumn: 'party',
};

/** The place of a row `entry` among those who wait, from 1; null while seats are offered to it. */
export const PLACE_IN_LINE = placeInLine(GAMEDAY_QUEUE);

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
      place: endOfLine(GAMEDAY_QUEUE, gameday.id),
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
