import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import { cancelMails, pauseMailings, resumeMailings } from '@tablefall/platform/outbox/ledger';
import { Outbox, type UnitOfWork } from '@tablefall/platform/outbox/outbox';
import { NotFoundError } from '../http/api-error.ts';
import { Gameday, type GamedayDetails } from './gameday.entity.ts';
import { DateTakenError } from './gamedays.errors.ts';

/** What staff do with gamedays. */
@Injectable()
export class GamedaysService {
  constructor(private readonly outbox: Outbox) {}

  /** @throws DateTakenError when there is a gameday on this date */
  async createGameday(details: GamedayDetails): Promise<string> {
    return this.dateGuarded(async ({ em, now }) => {
      const gameday = new Gameday(details, now);
      em.persist(gameday);
      return gameday.id;
    });
  }

  /**
   * Changes a gameday; invitations that still wait to be sent tell of the change.
   *
   * @throws DateTakenError when there is another gameday on this date
   * @throws CapacityBelowSeatsError when more seats are taken than would be left
   */
  async updateGameday(id: string, details: GamedayDetails): Promise<void> {
    await this.dateGuarded(async ({ em }) => {
      const gameday = await em.findOne(Gameday, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!gameday) {
        throw new NotFoundError('The gameday');
      }
      gameday.change(details);
      await changedBy(
        em,
        sql`update mailing set shared_props = ${JSON.stringify(gameday.facts)}::jsonb where about = ${id}`,
      );
    });
  }

  /** Deletes a gameday with its invitations; their unsent mails are cancelled. */
  async deleteGameday(id: string): Promise<void> {
    await this.outbox.transaction(async ({ em }) => {
      // Answers lock their invitation before the gameday; the same order here avoids deadlocks.
      await rowsOf(em, sql`select from invitation where gameday_id = ${id} for update`);
      await cancelMails(em, sql`select id from invitation where gameday_id = ${id}`);
      const deleted = await em.nativeDelete(Gameday, { id });
      if (deleted === 0) {
        throw new NotFoundError('The gameday');
      }
    });
  }

  /** Stops the bulk mails of a gameday until they are resumed. */
  async pauseDelivery(id: string, by: string): Promise<void> {
    await this.outbox.transaction(({ em }) => pauseMailings(em, id, `Paused by ${by}.`));
  }

  async resumeDelivery(id: string): Promise<void> {
    await this.outbox.transaction(({ em }) => resumeMailings(em, id));
  }

  private async dateGuarded<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    try {
      return await this.outbox.transaction(work);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) {
        throw new DateTakenError();
      }
      throw error;
    }
  }
}
