import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { pauseMailings, resumeMailings } from '@tablefall/platform/ledger/mailings';
import { cancelMails, holdUnsentMails } from '@tablefall/platform/ledger/mails';
import { isAboutGuestOf, REPLY_MAILS } from '../invitations/invitation-mails.ts';
import { ChangeMails, correctUnsentMails } from './change-mails.ts';
import { Gameday, type GamedayDetails } from './gameday.entity.ts';
import { holdGameday, keepGameday } from './gameday-locks.ts';
import { DateTakenError, GamedayNotFoundError } from './gamedays.errors.ts';

/** What staff do with gamedays. */
@Injectable()
export class GamedaysService {
  constructor(
    private readonly transactions: Transactions,
    private readonly changeMails: ChangeMails,
    private readonly config: Config,
  ) {}

  /** @throws DateTakenError when there is a gameday on this date */
  async createGameday(details: GamedayDetails): Promise<string> {
    return this.dateGuarded(async ({ em, now }) => {
      const gameday = new Gameday(details, now);
      em.persist(gameday);
      return gameday.id;
    });
  }

  /**
   * Changes a gameday; mails that still wait to be sent tell of the change.
   *
   * @param notify whether everybody who has not declined is told when date, times or place change
   * @throws DateTakenError when there is another gameday on this date
   * @throws CapacityBelowSeatsError when more seats are taken than would be left
   * @throws DayCapError when telling everybody would be too many mails
   */
  async updateGameday(id: string, details: GamedayDetails, notify: boolean): Promise<void> {
    await this.dateGuarded(async (unit) => {
      const { em, now } = unit;
      const gameday = await holdGameday(em, id);
      if (!gameday) {
        throw new GamedayNotFoundError();
      }
      await holdUnsentMails(em, isAboutGuestOf(id));
      const before = gameday.plan;
      gameday.change(details);
      await em.flush();
      const end = gameday.endsAt(this.config.CONVENTION_TIME_ZONE);
      const tells = notify && gameday.differsFrom(before) && end > now;
      if (tells) {
        await this.changeMails.mailMove(unit, gameday, before, end);
      }
      await correctUnsentMails(em, gameday, end);
    });
  }

  /**
   * Deletes a gameday with its invitations; their unsent mails are cancelled.
   *
   * @param notify whether everybody who has not declined is told, unless the gameday is over anyway
   * @throws DayCapError when telling everybody would be too many mails
   */
  async deleteGameday(id: string, notify: boolean): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const gameday = await holdGameday(em, id);
      if (!gameday) {
        throw new GamedayNotFoundError();
      }
      const invitations = isAboutGuestOf(id);
      await holdUnsentMails(em, invitations);
      const end = gameday.endsAt(this.config.CONVENTION_TIME_ZONE);
      await cancelMails(em, ['gameday-change'], invitations);
      if (notify && end > now) {
        await this.changeMails.mailCancellation(unit, gameday, end);
      }
      // After that, because a waiting invitation says that its guest has not heard of the gameday.
      await cancelMails(em, REPLY_MAILS, invitations);
      em.remove(gameday);
    });
  }

  /**
   * Stops the bulk mails of a gameday until they are resumed.
   *
   * @throws GamedayNotFoundError
   */
  async pauseDelivery(id: string, by: string): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      if (!(await keepGameday(em, id))) {
        throw new GamedayNotFoundError();
      }
      await pauseMailings(em, id, `Paused by ${by}.`);
    });
  }

  /** @throws GamedayNotFoundError */
  async resumeDelivery(id: string): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      if (!(await keepGameday(em, id))) {
        throw new GamedayNotFoundError();
      }
      await resumeMailings(em, id);
    });
  }

  private async dateGuarded<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) {
        throw new DateTakenError();
      }
      throw error;
    }
  }
}
