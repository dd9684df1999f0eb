import { Injectable } from '@nestjs/common';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import type { DeliveryProgressDto } from '../../email/mailings/mailings.dto.ts';
import { MailingsService } from '../../email/mailings/mailings.service.ts';
import { gamedayReference } from '../gameday.entity.ts';
import { lockGamedayForUse } from '../gameday-locks.ts';
import { GamedayNotFoundError } from '../gamedays.errors.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';

/** The mailings of a gameday, watched, paused and resumed as one. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsService,
    private readonly gamedays: GamedaysQueries,
  ) {}

  async getProgress(gamedayId: string): Promise<DeliveryProgressDto> {
    await this.gamedays.assertGameday(gamedayId);
    return this.mailings.progress(gamedayReference(gamedayId));
  }

  /**
   * Stops the bulk mails of a gameday until they are resumed.
   *
   * @param by who asks, named to everybody who looks
   */
  async pause(gamedayId: string, by: string): Promise<void> {
    await this.withGameday(gamedayId, (unit, about) => this.mailings.pause(unit, about, by));
  }

  async resume(gamedayId: string): Promise<void> {
    await this.withGameday(gamedayId, (unit, about) => this.mailings.resume(unit, about));
  }

  private async withGameday(
    id: string,
    work: (unit: UnitOfWork, about: string) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (unit) => {
      if (!(await lockGamedayForUse(unit.em, id))) {
        throw new GamedayNotFoundError();
      }
      await work(unit, gamedayReference(id));
    });
  }
}
