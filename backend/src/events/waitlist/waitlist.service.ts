import { Injectable } from '@nestjs/common';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError, NotFoundError } from '../../http/errors/api-error.ts';
import { callerOf, EventLocks } from '../event-locks.ts';
import { EventOverError, SignupsDisabledError, SpotsLeftError, TakingPartError } from '../events.errors.ts';
import { mayActAs, mayTouch } from '../events.policy.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { forgetWaiting, participantOf } from '../participants.ts';
import { addWaiting } from './waiting.ts';

/** Waiting for a spot of a full event. */
@Injectable()
export class WaitlistService {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: EventLocks,
    private readonly notices: EventNotices,
  ) {}

  /**
   * Puts a name at the end of the waitlist; one that waits already keeps its place. A name that takes part in another
   * event at the time may wait as well: it is passed over unless it has left that event by then.
   *
   * @throws EventNotFoundError, NotAllowedError, EventOverError, SignupsDisabledError, TakingPartError
   * @throws SpotsLeftError when one can join at once
   */
  async join(principal: Principal, eventId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      const event = await this.hold(unit, principal, eventId, nameId);
      if ((await this.locks.lockNames(em, [nameId])).length === 0) {
        throw new NotFoundError('The participant');
      }
      if (!event.visible) {
        throw new SignupsDisabledError();
      }
      if (await participantOf(em, eventId, nameId)) {
        throw new TakingPartError();
      }
      if (!event.isFull) {
        throw new SpotsLeftError();
      }
      await addWaiting(unit, eventId, nameId);
    });
  }

  /**
   * Takes a name off the waitlist; a name that does not wait stays as it is.
   *
   * @throws EventNotFoundError, NotAllowedError, EventOverError
   */
  async leave(principal: Principal, eventId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const event = await this.hold(unit, principal, eventId, nameId);
      if ((await forgetWaiting(unit.em, [eventId], [nameId])) > 0) {
        await this.notices.withdraw(unit, event, nameId);
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
    return event;
  }
}
