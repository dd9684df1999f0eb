import { Injectable } from '@nestjs/common';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Commitments, ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import type { Event } from '../event.entity.ts';
import { callerOf, EventLocks } from '../event-locks.ts';
import {
  EventOverError,
  GameOwnerTakenError,
  NotTakingPartError,
  RegistrationFullError,
  SignupsDisabledError,
  UnknownParticipantError,
} from '../events.errors.ts';
import { type Caller, mayActAs, mayNameGameOwner, mayRemove, mayTouch } from '../events.policy.ts';
import { Joiners } from '../join-rules/joiners.ts';
import { EventNotices } from '../notices/event-notices.ts';
import {
  addParticipant,
  coHostsOf,
  freeSpots,
  keptFor,
  namesIn,
  participantOf,
  removeParticipant,
} from '../participants.ts';
import { Promotions } from '../waitlist/promotions.ts';
import { Removals } from './removals.service.ts';

/** How many of several people are to get a spot: all or none, or as many as there are spots for. */
export const FITS = ['all', 'some'] as const;
export type Fit = (typeof FITS)[number];

/** Joining and leaving events, and who brings the game. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: EventLocks,
    private readonly promotions: Promotions,
    private readonly notices: EventNotices,
    private readonly commitments: Commitments,
    private readonly removals: Removals,
    private readonly joiners: Joiners,
  ) {}

  /**
   * Signs names up in one step, after those who wait. Names that take part already stay as they are.
   * Throws RegistrationFullError when too few spots are free.
   * Throws ScheduleConflictError when names take part in other events at the same time; each is named.
   * Throws JoinRefusedError when the edition's rules keep some of them out, unless the administrator signs them up.
   *
   * @param fit whether all of them get a spot or none, or as many as there are spots for, in their order
   */
  async join(principal: Principal, eventId: string, nameIds: string[], fit: Fit = 'all'): Promise<void> {
    const tooFew = await this.transactions.run(async (unit) => {
      const caller = await this.callerAs(unit, principal, nameIds);
      const event = await this.locks.lockEvent(unit.em, eventId);
      await this.lockNames(unit, nameIds, await this.promotions.namesWaiting(unit.em, event));
      return this.addTo(unit, caller, event, nameIds, fit);
    });
    // Only now, so that those who got the last spots keep them.
    if (tooFew) {
      throw tooFew;
    }
  }

  /**
   * Signs a name up for an event and off another in one step: both or neither.
   * Throws NotTakingPartError unless the name takes part in it.
   * Throws Error as `join` and `leave` do.
   *
   * @param leaveId the event to leave
   */
  async swap(principal: Principal, eventId: string, leaveId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      const caller = await this.callerAs(unit, principal, [nameId]);
      const [event, left] = await this.locks.lockEvents(em, eventId, leaveId);
      await this.lockNames(
        unit,
        [nameId],
        [
          ...(await this.promotions.namesWaiting(em, event)),
          ...(await this.promotions.namesWaiting(em, left)),
        ],
      );
      this.refuseUntouchable(unit, caller, left);
      if (eventId === leaveId || !(await participantOf(em, leaveId, nameId))) {
        throw new NotTakingPartError();
      }
      if (!caller.isAdministrator) {
        await this.joiners.refuseLeaving(unit, left.id, nameId);
      }
      await this.notices.withdraw(unit, left, nameId);
      await removeParticipant(em, left.id, nameId);
      const tooFew = await this.addTo(unit, caller, event, [nameId], 'all');
      if (tooFew) {
        throw tooFew;
      }
      await this.promotions.promote(unit, left);
    });
    await this.promotions.serveFreed([nameId]);
  }

  /** Signs a name off; the first who waits gets the spot. A name that takes no part stays as it is. */
  async leave(principal: Principal, eventId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const caller = await this.callerAs(unit, principal, [nameId]);
      await this.takeOut(unit, caller, await this.locks.lockEvent(unit.em, eventId), nameId);
    });
    await this.promotions.serveFreed([nameId]);
  }

  /**
   * Takes a participant out, as a host of the event or as that participant. Somebody who is taken out by another person
   * is mailed, unless that is undone within seconds (`Removals`).
   */
  async remove(principal: Principal, eventId: string, nameId: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const caller = await callerOf(unit.em, principal);
      const event = await this.locks.lockEvent(unit.em, eventId);
      if (!mayRemove(caller, event, await coHostsOf(unit.em, eventId), nameId)) {
        throw new NotAllowedError();
      }
      await this.takeOut(unit, caller, event, nameId);
    });
    await this.promotions.serveFreed([nameId]);
  }

  /**
   * Says that a participant brings the game, in place of whoever did, or no longer brings it.
   * Throws GameOwnerTakenError when participants name themselves while somebody else brings it.
   */
  async setGameOwner(principal: Principal, eventId: string, nameId: string, owner: boolean): Promise<void> {
    await this.transactions.run(async (unit) => {
      const caller = await callerOf(unit.em, principal);
      const event = await this.locks.lockEvent(unit.em, eventId);
      const may = mayNameGameOwner(caller, event, await coHostsOf(unit.em, eventId), nameId);
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

  /** @returns what keeps them out when too few spots are left, perhaps because those who waited have just got the last */
  private async addTo(
    unit: UnitOfWork,
    caller: Caller,
    event: Event,
    nameIds: string[],
    fit: Fit,
  ): Promise<RegistrationFullError | null> {
    const { em } = unit;
    this.refuseUntouchable(unit, caller, event);
    await this.promotions.promote(unit, event);
    const players = await namesIn(em, event.id);
    const coming = nameIds.filter((id) => !players.includes(id));
    if (coming.length === 0) {
      return null;
    }
    if (!event.visible && !caller.isAdministrator) {
      throw new SignupsDisabledError();
    }
    const free = await freeSpots(unit, event.id, coming);
    if (free <= 0 || (fit === 'all' && free < coming.length)) {
      return new RegistrationFullError(free, coming.length);
    }
    // Whoever a spot is kept for has that one, so that the others get only what is free for all.
    const kept = await keptFor(unit, event.id, coming);
    const first = [...coming.filter((id) => kept.has(id)), ...coming.filter((id) => !kept.has(id))];
    const seated = first.slice(0, free);
    if (!caller.isAdministrator) {
      await this.joiners.refuse(unit, event.id, seated);
    }
    const conflicts = await this.commitments.conflictsOf(em, seated, event, { except: [event.id] });
    if (conflicts.length > 0) {
      throw new ScheduleConflictError(conflicts, 'event');
    }
    for (const nameId of seated) {
      if (!(await addParticipant(unit, event.id, nameId))) {
        throw new RegistrationFullError(0, coming.length);
      }
      await this.notices.notifyJoined(unit, event, nameId);
    }
    return null;
  }

  /**
   * Frees the spot of a name; whoever waits is served. The caller holds the event and, after the commit, calls
   * `Promotions.serveFreed`.
   * Throws JoinRefusedError when somebody leaves children of the family behind who need an adult by the edition's rules.
   */
  async takeOut(unit: UnitOfWork, caller: Caller, event: Event, nameId: string): Promise<void> {
    this.refuseUntouchable(unit, caller, event);
    if (!(await participantOf(unit.em, event.id, nameId))) {
      return;
    }
    const isOwn = caller.nameIds.includes(nameId);
    if (isOwn && !caller.isAdministrator) {
      await this.joiners.refuseLeaving(unit, event.id, nameId);
    }
    await this.locks.lockNames(unit.em, await this.promotions.namesWaiting(unit.em, event));
    if (isOwn) {
      await this.notices.withdraw(unit, event, nameId);
      await removeParticipant(unit.em, event.id, nameId);
    } else {
      await this.removals.takeOut(unit, event, nameId);
    }
    await this.promotions.promote(unit, event);
  }

  private async callerAs(unit: UnitOfWork, principal: Principal, nameIds: string[]): Promise<Caller> {
    const caller = await callerOf(unit.em, principal);
    if (!nameIds.every((id) => mayActAs(caller, id))) {
      throw new NotAllowedError();
    }
    return caller;
  }

  /** Call it after the events are locked. Throws NotFoundError unless there are all of the names. */
  private async lockNames({ em }: UnitOfWork, nameIds: string[], others: string[]): Promise<void> {
    const locked = await this.locks.lockNames(em, [...nameIds, ...others]);
    if (!nameIds.every((id) => locked.includes(id))) {
      throw new UnknownParticipantError();
    }
  }

  private refuseUntouchable({ now }: UnitOfWork, caller: Caller, event: Event): void {
    if (!mayTouch(caller, event, now)) {
      throw new EventOverError();
    }
  }
}
