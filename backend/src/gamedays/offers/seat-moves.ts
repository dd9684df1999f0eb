import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import type { Gameday } from '../gameday.entity.ts';
import { type CountedReply, moveCounters, moveOffered, seatsOf } from '../gameday-counters.ts';
import { lockSeats } from '../gameday-locks.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { NOT_REPLIED } from '../invitation-status.ts';
import { addWaitAgain, WAIT, type Wait } from './queue.sql.ts';
import { QueueOffers } from './queue-offers.ts';

/** What moved with the seats of a guest. */
interface Moved {
  /** The wait that ended. */
  wait: Wait | null;
  /** What that freed was offered to somebody else. */
  isOffered: boolean;
}

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
  ): Promise<Moved> {
    const isAnswer = after?.status !== NOT_REPLIED;
    const wait = isAnswer ? await endWait(unit.em, gameday.id, invitationId) : null;
    const released = offeredTo(wait);
    await moveCounters(unit.em, gameday.id, before, after, { released });
    const isFreed = seatsOf(after) < seatsOf(before) + released;
    return { wait, isOffered: isFreed && (await this.offers.serve(unit, gameday)) };
  }

  /**
   * Moves them back, together with the wait that ended. What that frees is offered to the next.
   * Throws SeatsTakenError when the seats are not there any more.
   */
  async moveBack(
    unit: UnitOfWork,
    gameday: Gameday,
    invitationId: string,
    from: CountedReply,
    to: CountedReply,
    wait: Wait | null,
  ): Promise<void> {
    if (wait) {
      await lockSeats(unit.em, gameday.id);
      await addWaitAgain(unit.em, gameday.id, invitationId, wait);
    }
    const taken = offeredTo(wait);
    await moveCounters(unit.em, gameday.id, from, to, { released: -taken });
    if (seatsOf(to) + taken < seatsOf(from)) {
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
    unit.beforeCommit(async (whole) => {
      await this.move(whole, gameday, invitationId, before, after);
    });
  }

  /** Ends the wait of a guest without an answer; seats that were offered go to the next. */
  async leave(unit: UnitOfWork, gameday: Gameday, invitationId: string): Promise<void> {
    const released = offeredTo(await endWait(unit.em, gameday.id, invitationId));
    if (released > 0) {
      await moveOffered(unit.em, gameday.id, -released);
      await this.offers.serve(unit, gameday);
    }
  }
}

/** Seats that were offered with a wait, which are still counted when it has ended. */
function offeredTo(wait: Wait | null): number {
  return wait?.offeredUntil ? wait.party : 0;
}

/** Takes a guest out of the queue. @returns how the wait stood; null when the guest did not wait */
async function endWait(em: EntityManager, gamedayId: string, invitationId: string): Promise<Wait | null> {
  const db = em.getKysely<GamedaysTables>();
  // Whoever holds the invitation keeps it from joining the queue; few wait, and the others need no further lock.
  const waits = await db
    .selectFrom('gameday_queue_entry')
    .select('id')
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst();
  if (!waits) {
    return null;
  }
  await lockSeats(em, gamedayId);
  const ended = await db
    .deleteFrom('gameday_queue_entry')
    .where('invitation_id', '=', invitationId)
    .returning(WAIT)
    .executeTakeFirst();
  await happened(em, 'queue-left', invitationId);
  return ended ?? null;
}
