import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { changedBy, sql } from '@tablefall/platform/database/sql';
import { cancelMails, pauseMailings, resumeMailings } from '@tablefall/platform/outbox/ledger';
import { Outbox, type UnitOfWork } from '@tablefall/platform/outbox/outbox';
import { Gameday, type GamedayDetails } from './gameday.entity.ts';
import { DateTakenError, GamedayNotFoundError } from './gamedays.errors.ts';
import { ASKING_MAILS, INVITATION_MAILS } from './invitation-mails.ts';
import { holdGameday, keepGameday } from './locks.ts';

/** What staff do with gamedays. */
@Injectable()
export class GamedaysService {
  constructor(
    private readonly outbox: Outbox,
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
   * Changes a gameday; invitations that still wait to be sent tell of the change.
   *
   * @throws DateTakenError when there is another gameday on this date
   * @throws CapacityBelowSeatsError when more seats are taken than would be left
   */
  async updateGameday(id: string, details: GamedayDetails): Promise<void> {
    await this.dateGuarded(async ({ em }) => {
      const gameday = await holdGameday(em, id);
      if (!gameday) {
        throw new GamedayNotFoundError();
      }
      gameday.change(details);
      await em.flush();
      await this.correctUnsentMails(em, gameday);
    });
  }

  /** Deletes a gameday with its invitations; their unsent mails are cancelled. */
  async deleteGameday(id: string): Promise<void> {
    await this.outbox.transaction(async ({ em }) => {
      const gameday = await holdGameday(em, id);
      if (!gameday) {
        throw new GamedayNotFoundError();
      }
      await cancelMails(em, INVITATION_MAILS, sql`select id from invitation where gameday_id = ${id}`);
      em.remove(gameday);
    });
  }

  /**
   * Stops the bulk mails of a gameday until they are resumed.
   *
   * @throws GamedayNotFoundError
   */
  async pauseDelivery(id: string, by: string): Promise<void> {
    await this.outbox.transaction(async ({ em }) => {
      if (!(await keepGameday(em, id))) {
        throw new GamedayNotFoundError();
      }
      await pauseMailings(em, id, `Paused by ${by}.`);
    });
  }

  /** @throws GamedayNotFoundError */
  async resumeDelivery(id: string): Promise<void> {
    await this.outbox.transaction(async ({ em }) => {
      if (!(await keepGameday(em, id))) {
        throw new GamedayNotFoundError();
      }
      await resumeMailings(em, id);
    });
  }

  /** Mails that wait to be sent tell of the gameday as it is now, and wait as long as it makes sense now. */
  private async correctUnsentMails(em: EntityManager, gameday: Gameday): Promise<void> {
    const facts = JSON.stringify(gameday.facts);
    const expiresAt = gameday.endsAt(this.config.CONVENTION_TIME_ZONE);
    await changedBy(em, sql`update mailing set shared_props = ${facts}::jsonb where about = ${gameday.id}`);
    await changedBy(
      em,
      sql`
        update mail
        set props = case when mailing_id is null then props || ${facts}::jsonb else props end,
            expires_at = case when kind = any(${ASKING_MAILS}) then ${expiresAt} else expires_at end
        where about in (select id from invitation where gameday_id = ${gameday.id})
          and kind = any(${INVITATION_MAILS}) and state in ('queued', 'retrying')`,
    );
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
