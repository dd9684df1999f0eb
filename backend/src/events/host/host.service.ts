import { Injectable } from '@nestjs/common';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Principal } from '../../http/access/principal.ts';
import type { Event } from '../event.entity.ts';
import { EventLocks } from '../event-locks.ts';
import { EventOverError, NotTakingPartError } from '../events.errors.ts';
import { type Caller, mayTouch } from '../events.policy.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import { SignUpService } from '../sign-up/sign-up.service.ts';
import { Promotions } from '../waitlist/promotions.ts';
import {
  FreeingTooEarlyError,
  HostsSeatError,
  PlayerHereError,
  TickingTooEarlyError,
} from './host.errors.ts';
import { hostingOf } from './hosting.ts';
import { freeingOf, mayTick } from './presence-rules.ts';

/** What the host of an event does at the table: ticks who is here, and frees the seats of who is not. */
@Injectable()
export class HostService {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: EventLocks,
    private readonly signUp: SignUpService,
    private readonly promotions: Promotions,
  ) {}

  /** Ticks a player as here, or as not here. A second tick keeps the time of the first. */
  async setHere(principal: Principal, eventId: string, nameId: string, here: boolean): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { event } = await this.hold(unit, principal, eventId);
      if (!mayTick(event, unit.now)) {
        throw new TickingTooEarlyError();
      }
      const { hereAt } = await this.playerOf(unit, eventId, nameId);
      await scheduleOf(unit.em)
        .updateTable('participant')
        .set({ here_at: here ? (hereAt ?? unit.now) : null })
        .where('event_id', '=', eventId)
        .where('name_id', '=', nameId)
        .execute();
    });
  }

  /** Frees the seat of a player who is not here. It is offered to those who wait; the player is told by mail. */
  async free(principal: Principal, eventId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { caller, event } = await this.hold(unit, principal, eventId);
      const freeing = freeingOf(event, await this.playerOf(unit, eventId, nameId), unit.now);
      if (freeing !== 'yes') {
        throw new REFUSALS[freeing]();
      }
      await this.signUp.takeOut(unit, caller, event, nameId);
    });
    await this.promotions.serveFreed([nameId]);
  }

  private async hold(
    unit: UnitOfWork,
    principal: Principal,
    eventId: string,
  ): Promise<{ caller: Caller; event: Event }> {
    const event = await this.locks.lockEvent(unit.em, eventId);
    const { caller } = await hostingOf(unit.em, principal, event);
    if (!mayTouch(caller, event, unit.now)) {
      throw new EventOverError();
    }
    return { caller, event };
  }

  private async playerOf({ em }: UnitOfWork, eventId: string, nameId: string) {
    const player = await scheduleOf(em)
      .selectFrom('participant')
      .select(['here_at', 'co_host'])
      .where('event_id', '=', eventId)
      .where('name_id', '=', nameId)
      .executeTakeFirst();
    if (!player) {
      throw new NotTakingPartError();
    }
    return { nameId, hereAt: player.here_at, isCoHost: player.co_host };
  }
}

const REFUSALS = { 'too-early': FreeingTooEarlyError, host: HostsSeatError, here: PlayerHereError };
