import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { mailingToTakeBack } from '@tablefall/platform/outbox/mailing-undo';
import type { DeliveryProgressDto } from '../../email/mailings/mailings.dto.ts';
import { MailingsService } from '../../email/mailings/mailings.service.ts';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { gamedayReference } from '../gameday.entity.ts';
import { lockGamedayForUse } from '../gameday-locks.ts';
import { GamedayNotFoundError } from '../gamedays.errors.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import type { GamedayDeliveryDto } from './delivery.dto.ts';

/** The mailings of a gameday, watched, paused and resumed as one. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsService,
    private readonly gamedays: GamedaysQueries,
    private readonly hours: SendingHours,
    private readonly gamedayClock: GamedayClock,
    private readonly clock: Clock,
    private readonly em: EntityManager,
  ) {}

  async getDelivery(gamedayId: string): Promise<GamedayDeliveryDto> {
    const gameday = await this.gamedays.getGameday(gamedayId);
    const em = this.em.fork();
    const about = gamedayReference(gamedayId);
    const now = this.clock.now();
    const waiting = await mailingToTakeBack(em, about, now);
    const nextHour = this.hours.wait(now, this.gamedayClock.startsAt(gameday));
    return {
      ...(await this.mailings.progress(about)),
      waiting: waiting && { ...waiting, leavesAt: waiting.leavesAt.toISOString() },
      nextHour: nextHour?.until.toISOString() ?? null,
    };
  }

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
