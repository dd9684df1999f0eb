import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import type { Gameday } from '../gameday.entity.ts';
import { type CountedReply, moveCounters, moveOffered, seatsOf } from '../gameday-counters.ts';
import { lockSeats } from '../gameday-locks.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { NOT_REPLIED } from '../invitation-status.ts';
import { QueueOffers } from './queue-offers.ts';

/**
 * Moves the seats of a guest whose invitation is locked, together with what the guest waits for: an answer ends the wait and
 * takes the seats that were offered. What that frees is offered to the next.
 */
@Injectable()
export class SeatMoves {
  constructor(private readonly offers: QueueOffers) {}

  /** Throws SeatsTakenError when the seats are not there. */
  async move(
    unit: UnitOfWork,
    gameday: Gameday,
    invitationId: string,
    before: CountedReply | null,
    after: CountedReply | null,
  ): Promise<void> {
    const isAnswer = after?.status !== NOT_REPLIED;
    const released = isAnswer ? await endWait(unit.em, gameday.id, invitationId) : 0;
    await moveCounters(unit.em, gameday.id, before, after, { released });
    if (seatsOf(after) < seatsOf(before) + released) {
      await this.offers.serve(unit, gameday);
    }
  }

  /**
   * The same right before the commit. Everybody who answers about the same gameday waits for the counters, so they wait only
   * for that.
   */
  moveLast(
    unit: UnitOfWork,
    gameday: Gameday,
    invitationId: string,
    before: CountedReply | null,
    after: CountedReply,
  ): void {
    unit.beforeCommit((whole) => this.move(whole, gameday, invitationId, before, after));
  }

  /** Ends the wait of a guest without an answer; seats that were offered go to the next. */
  async leave(unit: UnitOfWork, gameday: Gameday, invitationId: string): Promise<void> {
    const released = await endWait(unit.em, gameday.id, invitationId);
    if (released > 0) {
      await moveOffered(unit.em, gameday.id, -released);
      await this.offers.serve(unit, gameday);
    }
  }
}

/** Takes a guest out of the queue. @returns the seats that were offered to the guest, which are still counted */
async function endWait(em: EntityManager, gamedayId: string, invitationId: string): Promise<number> {
  const db = em.getKysely<GamedaysTables>();
  // Whoever holds the invitation keeps it from joining the queue; few wait, and the others need no further lock.
  const waits = await db
    .selectFrom('gameday_queue_entry')
    .select('id')
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst();
  if (!waits) {
    return 0;
  }
  await lockSeats(em, gamedayId);
  const ended = await db
    .deleteFrom('gameday_queue_entry')
    .where('invitation_id', '=', invitationId)
    .returning(['party', 'offered_until'])
    .executeTakeFirst();
  await happened(em, 'queue-left', invitationId);
  return ended?.offered_until ? ended.party : 0;
}
