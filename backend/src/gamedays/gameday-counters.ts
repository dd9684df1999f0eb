import type { EntityManager } from '@mikro-orm/postgresql';
import { NoGamedayError, SeatsTakenError } from './gamedays.errors.ts';
import type { GamedaysTables } from './gamedays.tables.ts';
import { ACCEPTED, type InvitationStatus, NOT_REPLIED, REJECTED } from './invitation-status.ts';

/** What an invitation counts for. */
export interface CountedReply {
  status: InvitationStatus;
  additionalGuests: number | null;
}

/** Seats that an invitation holds: the guest and everybody along, once accepted. */
export function seatsOf(countedReply: CountedReply | null): number {
  return countedReply?.status === ACCEPTED ? 1 + (countedReply.additionalGuests ?? 0) : 0;
}

/** How many invitations change at once, and what changes with them. */
interface Move {
  count?: number;
  /** Seats that were offered to the guest, which the answer takes or gives back. */
  released?: number;
}

/**
 * Moves the counters of a gameday when `count` invitations change from one state to another (null stands for no
 * invitation: before it is made, after it is deleted). One conditional update: either the seats are there or nothing
 * changes, whoever else answers at the same moment.
 * Throws SeatsTakenError with the seats that are left.
 * Throws NoGamedayError when the gameday was deleted meanwhile.
 */
export async function moveCounters(
  em: EntityManager,
  gamedayId: string,
  before: CountedReply | null,
  after: CountedReply | null,
  { count = 1, released = 0 }: Move = {},
): Promise<void> {
  const seats = (seatsOf(after) - seatsOf(before)) * count - released;
  const moved = (status: InvitationStatus) =>
    (Number(after?.status === status) - Number(before?.status === status)) * count;
  const { numUpdatedRows } = await em
    .getKysely<GamedaysTables>()
    .updateTable('gameday')
    .set((eb) => ({
      accepted_count: eb('accepted_count', '+', moved(ACCEPTED)),
      rejected_count: eb('rejected_count', '+', moved(REJECTED)),
      not_replied_count: eb('not_replied_count', '+', moved(NOT_REPLIED)),
      seats_taken: eb('seats_taken', '+', seats),
      seats_offered: eb('seats_offered', '-', released),
    }))
    .where('id', '=', gamedayId)
    .$if(seats > 0, (update) =>
      update.where((eb) => eb(eb('seats_taken', '+', seats), '<=', eb.ref('capacity'))),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new SeatsTakenError((await seatsLeft(em, gamedayId)) + released);
  }
}

/** Takes free seats for offers, or gives them back when `seats` is negative. The caller holds them (`lockSeats`). */
export async function moveOffered(em: EntityManager, gamedayId: string, seats: number): Promise<void> {
  await em
    .getKysely<GamedaysTables>()
    .updateTable('gameday')
    .set((eb) => ({
      seats_taken: eb('seats_taken', '+', seats),
      seats_offered: eb('seats_offered', '+', seats),
    }))
    .where('id', '=', gamedayId)
    .execute();
}

/** Throws NoGamedayError when the gameday was deleted. */
export async function seatsLeft(em: EntityManager, gamedayId: string): Promise<number> {
  const row = await em
    .getKysely<GamedaysTables>()
    .selectFrom('gameday')
    .select((eb) => eb('capacity', '-', eb.ref('seats_taken')).as('left'))
    .where('id', '=', gamedayId)
    .executeTakeFirst();
  if (!row) {
    throw new NoGamedayError();
  }
  return row.left;
}
