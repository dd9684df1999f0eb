import type { EntityManager } from '@mikro-orm/postgresql';
import { changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';
import { NoGamedayError, SeatsTakenError } from './gamedays.errors.ts';
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

/**
 * Moves the four counters of a gameday when `count` invitations change from one state to another (null stands for no
 * invitation: before it is made, after it is deleted). One conditional update: either the seats are there or nothing
 * changes, whoever else answers at the same moment.
 *
 * @throws SeatsTakenError with the seats that are left
 * @throws NoGamedayError when the gameday was deleted meanwhile
 */
export async function moveCounters(
  em: EntityManager,
  gamedayId: string,
  before: CountedReply | null,
  after: CountedReply | null,
  count = 1,
): Promise<void> {
  const seats = (seatsOf(after) - seatsOf(before)) * count;
  const moved = (status: InvitationStatus) =>
    (Number(after?.status === status) - Number(before?.status === status)) * count;
  const changed = await changedBy(
    em,
    sql`
      update gameday
      set accepted_count = accepted_count + ${moved(ACCEPTED)},
          rejected_count = rejected_count + ${moved(REJECTED)},
          not_replied_count = not_replied_count + ${moved(NOT_REPLIED)},
          seats_taken = seats_taken + ${seats}
      where id = ${gamedayId} and (${seats}::int <= 0 or seats_taken + ${seats} <= capacity)`,
  );
  if (changed === 0) {
    throw new SeatsTakenError(await seatsLeft(em, gamedayId));
  }
}

/** @throws NoGamedayError when the gameday was deleted */
export async function seatsLeft(em: EntityManager, gamedayId: string): Promise<number> {
  const row = await firstRowOf<{ left: number }>(
    em,
    sql`select capacity - seats_taken as "left" from gameday where id = ${gamedayId}`,
  );
  if (!row) {
    throw new NoGamedayError();
  }
  return row.left;
}
