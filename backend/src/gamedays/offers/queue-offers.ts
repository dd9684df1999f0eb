import { Injectable } from '@nestjs/common';
import { anyOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { LineEntries } from '../../waiting/line-entries.ts';
import { endExpiredOffers, type Line, offerFree } from '../../waiting/line-offers.ts';
import type { Gameday } from '../gameday.entity.ts';
import { moveOffered } from '../gameday-counters.ts';
import { lockSeats } from '../gameday-locks.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { GAMEDAY_QUEUE } from './queue.sql.ts';
import { QueueMails } from './queue-mails.ts';

/**
 * Offers free seats to those who wait for them, in the order in which they came. Every road by which seats may be freed
 * asks here who is next, in its own transaction and when its counters were moved.
 */
@Injectable()
export class QueueOffers {
  constructor(
    private readonly mails: QueueMails,
    private readonly edition: CurrentEdition,
  ) {}

  /** Offers the seats that are free to the first parties that fit. */
  async serve(unit: UnitOfWork, gameday: Gameday): Promise<void> {
    await offerFree(unit, this.lineFor(unit, gameday));
  }

  /**
   * Takes back the seats of offers whose time is over and offers them to the next. Once the gameday has begun, who was
   * offered seats waits on, and is neither asked again nor told.
   */
  async endExpired(unit: UnitOfWork, gameday: Gameday): Promise<void> {
    await endExpiredOffers(unit, this.lineFor(unit, gameday));
  }

  /** Ends offers at a gameday's new start, when it comes earlier, and offers the seats that there are now. */
  async planChanged(unit: UnitOfWork, gameday: Gameday): Promise<void> {
    const start = gameday.startsAt(this.edition.timeZone);
    await lockSeats(unit.em, gameday.id);
    await unit.em
      .getKysely<GamedaysTables>()
      .updateTable('gameday_queue_entry')
      .set({ offered_until: start })
      .where('gameday_id', '=', gameday.id)
      .where('offered_until', '>', start)
      .execute();
    await this.serve(unit, gameday);
  }

  private lineFor(unit: UnitOfWork, gameday: Gameday): Line {
    const { em } = unit;
    const entries = new LineEntries(em, GAMEDAY_QUEUE, gameday.id);
    return {
      entries,
      start: gameday.startsAt(this.edition.timeZone),
      lockFree: () => lockSeats(em, gameday.id),
      moveTaken: (seats) => moveOffered(em, gameday.id, seats),
      happened: (what, ids) => happened(em, what, aboutGuestsOf(ids)),
      tell: (news, ids, until) => this.mails.tell(unit, gameday, news, ids, until),
      remove: async (ids) => {
        await em
          .getKysely<GamedaysTables>()
          .deleteFrom('gameday_queue_entry')
          .where('id', '=', anyOf(ids, 'uuid'))
          .execute();
      },
      close: (ids) => entries.setOffer(ids, null),
    };
  }
}

/** Mails to guests are about their invitations. */
function aboutGuestsOf(entryIds: string[]) {
  return (id: ReturnType<typeof sql.ref<string>>) => sql<boolean>`
    ${id} = any(array(select invitation_id from gameday_queue_entry where id = ${anyOf(entryIds, 'uuid')}))`;
}
