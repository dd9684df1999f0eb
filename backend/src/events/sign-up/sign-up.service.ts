import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Commitments, ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError, NotFoundError } from '../../http/errors/api-error.ts';
import type { Event } from '../event.entity.ts';
import { callerOf, EventLocks } from '../event-locks.ts';
import {
  EventOverError,
  GameOwnerTakenError,
  NotTakingPartError,
  RegistrationFullError,
  SignupsDisabledError,
} from '../events.errors.ts';
import { type Caller, mayActAs, mayManage, mayNameGameOwner, mayTouch } from '../events.policy.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { addParticipant, freeSpots, participantOf, removeParticipant } from '../participants.ts';
import { Promotions } from '../waitlist/promotions.ts';

/** Joining and leaving events, and who brings the game. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: EventLocks,
    private readonly promotions: Promotions,
    private readonly notices: EventNotices,
    private readonly commitments: Commitments,
    private readonly audit: Audit,
  ) {}

  /**
   * Signs a name up, after those who wait. A name that takes part already stays as it is.
   *
   * @throws EventNotFoundError, NotAllowedError, EventOverError, SignupsDisabledError
   * @throws RegistrationFullError when all spots are taken
   * @throws ScheduleConflictError when the name takes part in another event at the same time
   */
  async join(principal: Principal, eventId: string, nameId: string): Promise<void> {
    const isIn = await this.transactions.run(async (unit) => {
      const caller = await this.callerAs(unit, principal, nameId);
      const event = await this.locks.lockEvent(unit.em, eventId);
      await this.lockName(unit, nameId, await this.promotions.namesWaiting(unit.em, event));
      return this.addTo(unit, caller, event, nameId);
    });
    // Only now, so that those who got the last spots keep them.
    if (!isIn) {
      throw new RegistrationFullError();
    }
  }

  /**
   * Signs a name up for an event and off another in one step: both or neither.
   *
   * @param leaveId the event to leave
   * @throws NotTakingPartError unless the name takes part in it
   * @throws Error as `join` and `leave` do
   */
  async swap(principal: Principal, eventId: string, leaveId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      const caller = await this.callerAs(unit, principal, nameId);
      const [event, left] = await this.locks.lockEvents(em, eventId, leaveId);
      await this.lockName(unit, nameId, [
        ...(await this.promotions.namesWaiting(em, event)),
        ...(await this.promotions.namesWaiting(em, left)),
      ]);
      this.refuseUntouchable(unit, caller, left);
      if (eventId === leaveId || !(await participantOf(em, leaveId, nameId))) {
        throw new NotTakingPartError();
      }
      await this.notices.withdraw(unit, left, nameId);
      await removeParticipant(em, left.id, nameId);
      if (!(await this.addTo(unit, caller, event, nameId))) {
        throw new RegistrationFullError();
      }
      await this.promotions.promote(unit, left);
    });
    await this.promotions.serveFreed([nameId]);
  }

  /**
   * Signs a name off; the first who waits gets the spot. A name that takes no part stays as it is.
   *
   * @throws EventNotFoundError, NotAllowedError, EventOverError
   */
  async leave(principal: Principal, eventId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const caller = await this.callerAs(unit, principal, nameId);
      await this.takeOut(unit, caller, await this.locks.lockEvent(unit.em, eventId), nameId);
    });
    await this.promotions.serveFreed([nameId]);
  }

  /**
   * Takes a participant out, as the event's owner or as that participant. Somebody who is taken out by another person
   * is mailed.
   *
   * @throws EventNotFoundError, NotAllowedError, EventOverError
   */
  async remove(principal: Principal, eventId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const caller = await callerOf(unit.em, principal);
      const event = await this.locks.lockEvent(unit.em, eventId);
      if (!mayManage(caller, event) && !mayActAs(caller, nameId)) {
        throw new NotAllowedError();
      }
      await this.takeOut(unit, caller, event, nameId);
    });
    await this.promotions.serveFreed([nameId]);
  }

  /**
   * Says that a participant brings the game, in place of whoever did, or no longer brings it.
   *
   * @throws EventNotFoundError, NotAllowedError, EventOverError, NotTakingPartError
   * @throws GameOwnerTakenError when participants name themselves while somebody else brings it
   */
  async setGameOwner(principal: Principal, eventId: string, nameId: string, owner: boolean): Promise<void> {
    await this.transactions.run(async (unit) => {
      const caller = await callerOf(unit.em, principal);
      const event = await this.locks.lockEvent(unit.em, eventId);
      const may = mayNameGameOwner(caller, event, nameId);
      if (may === 'no') {
        throw new NotAllowedError();
      }
      this.refuseUntouchable(unit, caller, event);
      if (!(await participantOf(unit.em, eventId, nameId))) {
        throw new NotTakingPartError();
      }
      if (owner) {
        if (may === 'taken') {
          throw new GameOwnerTakenError();
        }
        event.gameOwnerId = nameId;
      } else if (event.gameOwnerId === nameId) {
        event.gameOwnerId = null;
      }
    });
  }

  /** @returns false when no spot is left, perhaps because somebody who waited has just got the last one */
  private async addTo(unit: UnitOfWork, caller: Caller, event: Event, nameId: string): Promise<boolean> {
    const { em } = unit;
    this.refuseUntouchable(unit, caller, event);
    await this.promotions.promote(unit, event);
    if (await participantOf(em, event.id, nameId)) {
      return true;
    }
    if (!event.visible && !caller.isAdministrator) {
      throw new SignupsDisabledError();
    }
    if ((await freeSpots(em, event.id)) <= 0) {
      return false;
    }
    const conflicts = await this.commitments.conflictsOf(em, [nameId], event, { except: [event.id] });
    if (conflicts.length > 0) {
      throw new ScheduleConflictError(conflicts, 'event');
    }
    if (!(await addParticipant(unit, event.id, nameId))) {
      return false;
    }
    await this.notices.notifyJoined(unit, event, nameId);
    return true;
  }

  private async takeOut(unit: UnitOfWork, caller: Caller, event: Event, nameId: string): Promise<void> {
    this.refuseUntouchable(unit, caller, event);
    if (!(await participantOf(unit.em, event.id, nameId))) {
      return;
    }
    await this.locks.lockNames(unit.em, await this.promotions.namesWaiting(unit.em, event));
    await this.notices.withdraw(unit, event, nameId);
    if (!caller.nameIds.includes(nameId)) {
      await this.notices.notifyRemoved(unit, event, nameId);
      await this.audit.record(unit, {
        action: 'event.participant-removed',
        about: event.id,
        details: { nameId },
      });
    }
    await removeParticipant(unit.em, event.id, nameId);
    await this.promotions.promote(unit, event);
  }

  private async callerAs(unit: UnitOfWork, principal: Principal, nameId: string): Promise<Caller> {
    const caller = await callerOf(unit.em, principal);
    if (!mayActAs(caller, nameId)) {
      throw new NotAllowedError();
    }
    return caller;
  }

  /**
   * Call it after the events are locked.
   *
   * @throws NotFoundError when there is no such name
   */
  private async lockName({ em }: UnitOfWork, nameId: string, others: string[] = []): Promise<void> {
    const locked = await this.locks.lockNames(em, [nameId, ...others]);
    if (!locked.includes(nameId)) {
      throw new NotFoundError('The participant');
    }
  }

  private refuseUntouchable({ now }: UnitOfWork, caller: Caller, event: Event): void {
    if (!mayTouch(caller, event, now)) {
      throw new EventOverError();
    }
  }
}
