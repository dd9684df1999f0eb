import { Injectable } from '@nestjs/common';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { callerOf, EventLocks } from '../event-locks.ts';
import {
  EventOverError,
  SignupsDisabledError,
  SpotsLeftError,
  TakingPartError,
  UnknownParticipantError,
} from '../events.errors.ts';
import { mayActAs, mayTouch } from '../events.policy.ts';
import { Joiners } from '../join-rules/joiners.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { forgetWaiting, freeSpots, participantOf } from '../participants.ts';
import { Promotions } from './promotions.ts';
import { addWaiting } from './waiting.ts';

/** Waiting for a spot of a full event. */
@Injectable()
export class WaitlistService {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: EventLocks,
    private readonly notices: EventNotices,
    private readonly promotions: Promotions,
    private readonly joiners: Joiners,
  ) {}

  /**
   * Puts a name at the end of the waitlist; one that waits already keeps its place. A name that takes part in another
   * event at the time may wait as well: it is passed over unless it has left that event by then. So may one that plays the
   * most games already, and a child without an adult.
   * Throws SpotsLeftError when one can join at once.
   */
  async join(principal: Principal, eventId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      const { caller, event } = await this.hold(unit, principal, eventId, nameId);
      if ((await this.locks.lockNames(em, [nameId])).length === 0) {
        throw new UnknownParticipantError();
      }
      if (!event.visible) {
        throw new SignupsDisabledError();
      }
      if (await participantOf(em, eventId, nameId)) {
        throw new TakingPartError();
      }
      if ((await freeSpots(unit, eventId, [nameId])) > 0) {
        throw new SpotsLeftError();
      }
      if (!caller.isAdministrator) {
        await this.joiners.refuse(unit, event.id, [nameId], ['limit', 'adult']);
      }
      await addWaiting(unit, eventId, nameId);
    });
  }

  /** Takes a name off the waitlist; a name that does not wait stays as it is. A spot that was kept for it goes to the next. */
  async leave(principal: Principal, eventId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { event } = await this.hold(unit, principal, eventId, nameId);
      if ((await forgetWaiting(unit.em, [eventId], [nameId])) > 0) {
        await this.notices.withdraw(unit, event, nameId);
        await this.locks.lockNames(unit.em, await this.promotions.namesWaiting(unit.em, event));
        await this.promotions.promote(unit, event);
      }
    });
  }

  private async hold({ em, now }: UnitOfWork, principal: Principal, eventId: string, nameId: string) {
    const caller = await callerOf(em, principal);
    if (!mayActAs(caller, nameId)) {
      throw new NotAllowedError();
    }
    const event = await this.locks.lockEvent(em, eventId);
    if (!mayTouch(caller, event, now)) {
      throw new EventOverError();
    }
    return { caller, event };
  }
}
