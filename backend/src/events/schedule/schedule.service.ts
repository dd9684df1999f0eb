import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Act } from '@tablefall/platform/audit/acts';
import { Audit } from '@tablefall/platform/audit/audit';
import { anyOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Commitments, ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { refuseStale } from '../../http/errors/stale-edit.ts';
import type { Event } from '../event.entity.ts';
import { EVENT_VERSION } from '../event-facts.sql.ts';
import { callerOf, EventLocks } from '../event-locks.ts';
import {
  beginningOf,
  type EventPlan,
  isSamePlan,
  isSameStart,
  type PlanForm,
  planOf,
  refusePast,
} from '../event-plan.ts';
import { forgetCancelled, rememberCancelled } from '../event-rows.ts';
import { eventActs } from '../events.audit.ts';
import {
  EventNotFoundError,
  EventOverError,
  GameOwnerMissingError,
  SpotsTakenError,
} from '../events.errors.ts';
import { type Caller, mayManage, mayTouch } from '../events.policy.ts';
import { factsAfter } from '../facts/game-facts.ts';
import { EventHosts } from '../host/event-hosts.ts';
import { EventNotices } from '../notices/event-notices.ts';
import { toldAt } from '../notices/notice-times.ts';
import {
  acknowledgePlan,
  forgetPresence,
  freeSpots,
  namesIn,
  participantOf,
  rememberLeaving,
} from '../participants.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import { EventTables, orTableTaken } from '../tables/event-tables.service.ts';
import { makeFirstTablesKnown } from '../tables/tables.sql.ts';
import { Promotions } from '../waitlist/promotions.ts';
import { NewEvents } from './new-events.ts';
import type { PlannedEvent, SavedEvent } from './saved-event.ts';

/** Creating, changing and deleting events. */
@Injectable()
export class ScheduleService {
  constructor(
    private readonly transactions: Transactions,
    private readonly locks: EventLocks,
    private readonly promotions: Promotions,
    private readonly notices: EventNotices,
    private readonly edition: EditionService,
    private readonly commitments: Commitments,
    private readonly tables: EventTables,
    private readonly audit: Audit,
    private readonly hosts: EventHosts,
    private readonly newEvents: NewEvents,
    private readonly hours: SendingHours,
  ) {}

  /** Reads a plan in the form's words, to show what would come of it. */
  planNow(form: PlanForm): EventPlan {
    return planOf(form, this.edition.details);
  }

  /** The same to write it: the days stay until the transaction ends. Comes before all locks of the schedule. */
  async planOf(em: EntityManager, form: PlanForm): Promise<EventPlan> {
    return planOf(form, await this.edition.holdDetails(em));
  }

  /**
   * Creates the event of an unknown id and signs its owner up, or changes the event of a known one.
   * Throws NotAllowedError unless the caller has the owner's name, or manages the event.
   * Throws InvalidInputError when the time is over, or the game owner takes no part.
   * Throws ScheduleConflictError when the owner of a new event takes part in another one at the time: the event is kept without
   * them; or when a participant of a changed one would.
   * Throws JoinRefusedError when the rules keep the owner of a new event from playing: it is kept as well.
   * Throws EventOverError, SpotsTakenError when nothing can be changed.
   * Throws TableTakenError when another game has the table at the time.
   * Throws StaleEditError when a known event is no longer what the form was filled from.
   */
  async save(principal: Principal, id: string, saved: SavedEvent): Promise<void> {
    const made = await orTableTaken(
      this.transactions.run(async (unit) => {
        const plan = await this.planOf(unit.em, saved.when);
        return this.newEvents.create(unit, principal, id, { ...saved, plan });
      }),
    );
    if (made?.problem) {
      throw made.problem;
    }
    if (made) {
      return;
    }
    // In a transaction of its own: the first one may hold the owner's name, which everybody else locks after the event.
    const freed = await orTableTaken(
      this.transactions.run(async (unit) => {
        const plan = await this.planOf(unit.em, saved.when);
        return this.change(unit, principal, id, { ...saved, plan });
      }),
    );
    await this.promotions.serveFreed(freed);
  }

  /**
   * Deletes an event. Until it is over its participants and those who wait are told. Of one that is deleted already the
   * administrator takes away what its old link still says.
   */
  async delete(principal: Principal, id: string, inSendingHours: boolean): Promise<void> {
    const freed = await this.transactions.run(async (unit) => {
      const { em } = unit;
      const caller = await callerOf(em, principal);
      if (caller.isAdministrator && (await forgetCancelled(em, [id])) > 0) {
        await this.audit.record(unit, { action: eventActs['event.deleted'], about: id });
        return [];
      }
      const event = await this.locks.lockEvent(em, id);
      if (!mayManage(caller, event)) {
        throw new NotAllowedError();
      }
      this.refuseOver(caller, event, unit.now);
      const players = await namesIn(em, id);
      await this.cancel(unit, event, caller, inSendingHours ? this.nextHour(unit.now, event) : null);
      await this.recordForeign(unit, caller, event, eventActs['event.deleted']);
      return players;
    });
    await this.promotions.serveFreed(freed);
  }

  /**
   * Deletes the events of an owner who is forgotten, except those that are over: nobody is left who could say what they
   * will be. Whoever wanted to play is told; `ScheduleNoticesJob` serves those who are free at other times now.
   */
  async cancelOf(unit: UnitOfWork, userId: string, nameIds: string[]): Promise<void> {
    const { em, now } = unit;
    const open = await scheduleOf(em)
      .selectFrom('event')
      .select('id')
      .where('owner_id', '=', anyOf(nameIds, 'uuid'))
      .where('ends_at', '>', now)
      .execute();
    const events = await this.locks.lockKnownEvents(
      em,
      open.map(({ id }) => id),
    );
    for (const event of events) {
      await this.cancel(unit, event, { userId, nameIds, isAdministrator: false });
    }
    await em.flush();
  }

  private async cancel(
    unit: UnitOfWork,
    event: Event,
    caller: Caller,
    leaveAt: Date | null = null,
  ): Promise<void> {
    event.sequence += 1;
    await unit.em.flush();
    await this.notices.notifyCancelled(unit, event, caller, leaveAt);
    await rememberCancelled(unit, event.id);
    await rememberLeaving(unit.em, event.id);
    unit.em.remove(event);
  }

  /** @returns the names that are free at other times now */
  private async change(
    unit: UnitOfWork,
    principal: Principal,
    id: string,
    { details, plan, facts, gameOwnerId, coHostIds, filledFrom, tableId, inSendingHours }: PlannedEvent,
  ): Promise<string[]> {
    const { em, now } = unit;
    const caller = await callerOf(em, principal);
    const event = await this.locks.lockEvent(em, id);
    if (event.edition !== this.edition.key) {
      throw new EventNotFoundError();
    }
    await this.hosts.refuseStranger(em, caller, event);
    this.refuseOver(caller, event, now);
    await refuseStale(em, filledFrom, sql`select ${EVENT_VERSION} as version from event where id = ${id}`);
    await this.hosts.refuse(em, caller, event, { ownerId: details.ownerId, coHostIds });
    const isMoved = !isSamePlan(event, plan);
    const beginsAnew = !isSameStart(event, plan);
    if (isMoved && !caller.isAdministrator) {
      refusePast(plan, now);
    }
    const taken = event.spots - (await freeSpots(unit, id));
    if (details.spots < taken) {
      throw new SpotsTakenError(taken);
    }
    const said = { ...details, ...factsAfter(facts, details.spots, event) };
    if (gameOwnerId && !(await participantOf(em, id, gameOwnerId))) {
      throw new GameOwnerMissingError();
    }
    const participants = isMoved ? await namesIn(em, id) : [];
    const waiting = await this.promotions.namesWaiting(em, event);
    const locked = await this.locks.lockNames(em, [details.ownerId, ...participants, ...waiting]);
    if (details.ownerId !== event.ownerId && !locked.includes(details.ownerId)) {
      throw new NotAllowedError();
    }
    const conflicts = await this.commitments.conflictsOf(em, participants, plan, { except: [id] });
    if (conflicts.length > 0) {
      throw new ScheduleConflictError(conflicts, 'event');
    }
    const table = await this.tables.choose(em, tableId, { id, plan, now: event.tableId });
    if (event.day !== plan.day) {
      await this.notices.leaveDay(unit, event);
    } else if (!isSameStart(event, plan)) {
      await this.notices.leaveTime(unit, event);
    } else if (event.tableId !== table) {
      await this.notices.leaveTables(unit, [event.id]);
    }
    const former = event.ownerId;
    const byOwner = caller.nameIds.includes(details.ownerId);
    const noticeAt = toldAt(now, inSendingHours ? this.nextHour(now, event, plan) : null);
    event.moveToTable(table, noticeAt);
    event.change(said, plan, byOwner, noticeAt);
    event.gameOwnerId = gameOwnerId;
    await em.flush();
    if (beginsAnew) {
      await forgetPresence(em, [id]);
    }
    await makeFirstTablesKnown(em, [id]);
    await this.hosts.change(unit, caller, event, coHostIds, former);
    await acknowledgePlan(unit, id, caller.nameIds);
    await this.promotions.promote(unit, event);
    await this.recordForeign(unit, caller, event, eventActs['event.changed']);
    return participants;
  }

  private nextHour(now: Date, ...plans: EventPlan[]): Date | null {
    return this.hours.nextBefore(now, plans.map(beginningOf));
  }

  private refuseOver(caller: Caller, event: Event, now: Date): void {
    if (!mayTouch(caller, event, now)) {
      throw new EventOverError();
    }
  }

  /** What anybody but the owner does to an event, and that it was handed over, is written to the audit trail. */
  private async recordForeign(unit: UnitOfWork, caller: Caller, event: Event, action: Act): Promise<void> {
    if (!caller.nameIds.includes(event.ownerId)) {
      await this.audit.record(unit, { action, about: event.id });
    }
  }
}
