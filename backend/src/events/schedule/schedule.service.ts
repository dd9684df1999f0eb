import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { anyOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { Commitments, ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { type ConflictError, InvalidInputError, NotAllowedError } from '../../http/errors/api-error.ts';
import { refuseStale } from '../../http/errors/stale-edit.ts';
import type { Event, EventDetails } from '../event.entity.ts';
import { EVENT_VERSION } from '../event-facts.sql.ts';
import { callerOf, EventLocks } from '../event-locks.ts';
import { type EventPlan, isSamePlan, isSameStart, type PlanForm, planOf } from '../event-plan.ts';
import { forgetCancelled, insertEvent, rememberCancelled, setGameOwner } from '../event-rows.ts';
import { EventNotFoundError, EventOverError, SpotsTakenError } from '../events.errors.ts';
import { type Caller, mayManage, mayTouch } from '../events.policy.ts';
import { scheduleOf } from '../events.tables.ts';
import { factsAfter, type SaidFacts } from '../facts/game-facts.ts';
import { EventHosts } from '../host/event-hosts.ts';
import { Joiners } from '../join-rules/joiners.ts';
import { EventNotices, NOTICE_DELAY_MS } from '../notices/event-notices.ts';
import {
  acknowledgePlan,
  addParticipant,
  forgetPresence,
  freeSpots,
  namesIn,
  participantOf,
  rememberLeaving,
} from '../participants.ts';
import { EventTables, orTableTaken } from '../tables/event-tables.service.ts';
import { makeFirstTablesKnown } from '../tables/tables.sql.ts';
import { Promotions } from '../waitlist/promotions.ts';

/** What somebody saves of an event. */
export interface SavedEvent {
  details: EventDetails;
  plan: EventPlan;
  facts: SaidFacts;
  /** Id of the participant who brings the game, or null. */
  gameOwnerId: string | null;
  /** Id of its table; null or empty for none, undefined for the one that it has. */
  tableId?: string | null | undefined;
  /** Ids of the participants who host the event beside its owner; unchanged when not given. */
  coHostIds?: string[];
  /** The version that the form was filled from, if it says so. */
  filledFrom?: string;
}

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
    private readonly joiners: Joiners,
  ) {}

  /** Reads a plan in the form's words. @throws InvalidInputError */
  planOf(form: PlanForm): EventPlan {
    return planOf(form, { days: this.edition.details.days, timeZone: this.edition.timeZone });
  }

  /**
   * Creates the event of an unknown id and signs its owner up, or changes the event of a known one.
   *
   * @throws NotAllowedError unless the caller has the owner's name, or manages the event
   * @throws InvalidInputError when the time is over, or the game owner takes no part
   * @throws ScheduleConflictError when the owner of a new event takes part in another one at the time: the event is kept
   * without them; or when a participant of a changed one would
   * @throws JoinRefusedError when the rules keep the owner of a new event from playing: it is kept as well
   * @throws EventOverError, SpotsTakenError when nothing can be changed
   * @throws TableTakenError when another game has the table at the time
   * @throws StaleEditError when a known event is no longer what the form was filled from
   */
  async save(principal: Principal, id: string, saved: SavedEvent): Promise<void> {
    const { problem, freed = [] } = await orTableTaken(
      this.transactions.run(async (unit): Promise<{ problem?: ConflictError | null; freed?: string[] }> => {
        const caller = await callerOf(unit.em, principal);
        if (await this.insert(unit, caller, id, saved)) {
          return { problem: await this.signOwnerUp(unit, caller, id, saved) };
        }
        return { freed: await this.change(unit, caller, id, saved) };
      }),
    );
    if (problem) {
      throw problem;
    }
    await this.promotions.serveFreed(freed);
  }

  /**
   * Deletes an event. Until it is over its participants and those who wait are told. Of one that is deleted already the
   * administrator takes away what its old link still says.
   *
   * @throws EventNotFoundError, NotAllowedError, EventOverError
   */
  async delete(principal: Principal, id: string): Promise<void> {
    const freed = await this.transactions.run(async (unit) => {
      const { em } = unit;
      const caller = await callerOf(em, principal);
      if (caller.isAdministrator && (await forgetCancelled(em, [id])) > 0) {
        await this.audit.record(unit, { action: 'event.deleted', about: id });
        return [];
      }
      const event = await this.locks.lockEvent(em, id);
      if (!mayManage(caller, event)) {
        throw new NotAllowedError();
      }
      this.refuseOver(caller, event, unit.now);
      const players = await namesIn(em, id);
      await this.cancel(unit, event, caller);
      await this.recordForeign(unit, caller, event, 'event.deleted');
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

  private async cancel(unit: UnitOfWork, event: Event, caller: Caller): Promise<void> {
    event.sequence += 1;
    await unit.em.flush();
    await this.notices.notifyCancelled(unit, event, caller);
    await rememberCancelled(unit, event.id);
    await rememberLeaving(unit.em, event.id);
    unit.em.remove(event);
  }

  /** Makes the event unless there is one of this id: of two calls at the same moment only one makes it. */
  private async insert(
    { em, now }: UnitOfWork,
    caller: Caller,
    id: string,
    { details, plan, facts, gameOwnerId, tableId }: SavedEvent,
  ): Promise<boolean> {
    if (await scheduleOf(em).selectFrom('event').select('id').where('id', '=', id).executeTakeFirst()) {
      return false;
    }
    if (!caller.nameIds.includes(details.ownerId)) {
      throw new NotAllowedError();
    }
    // Its account may have removed it a moment ago.
    if (!(await this.locks.lockNames(em, [details.ownerId])).includes(details.ownerId)) {
      throw new NotAllowedError();
    }
    refusePast(plan, now);
    if (gameOwnerId && gameOwnerId !== details.ownerId) {
      throw new InvalidInputError({ gameOwner: NO_PARTICIPANT });
    }
    const said = { ...details, ...factsAfter(facts, details.spots) };
    const table = await this.tables.choose(em, tableId, { id, plan, now: null });
    return insertEvent({ em, now }, this.edition.key, id, said, plan, table);
  }

  /** @returns what keeps the owner from taking part, if anything does */
  private async signOwnerUp(
    unit: UnitOfWork,
    caller: Caller,
    id: string,
    { details: { ownerId }, plan, gameOwnerId }: SavedEvent,
  ): Promise<ConflictError | null> {
    const { em } = unit;
    const conflicts = await this.commitments.conflictsOf(em, [ownerId], plan, { except: [id] });
    if (conflicts.length > 0) {
      return new ScheduleConflictError(conflicts, 'event');
    }
    const refusal = caller.isAdministrator
      ? null
      : await this.joiners.refusalOf(unit, id, [ownerId], ['not-open', 'limit']);
    if (refusal) {
      return refusal;
    }
    await addParticipant(unit, id, ownerId);
    if (gameOwnerId) {
      await setGameOwner(em, id, gameOwnerId);
    }
    return null;
  }

  /** @returns the names that are free at other times now */
  private async change(
    unit: UnitOfWork,
    caller: Caller,
    id: string,
    { details, plan, facts, gameOwnerId, coHostIds, filledFrom, tableId }: SavedEvent,
  ): Promise<string[]> {
    const { em, now } = unit;
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
      throw new InvalidInputError({ gameOwner: NO_PARTICIPANT });
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
    }
    const former = event.ownerId;
    const byOwner = caller.nameIds.includes(details.ownerId);
    const noticeAt = new Date(now.getTime() + NOTICE_DELAY_MS);
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
    await this.recordForeign(unit, caller, event, 'event.changed');
    return participants;
  }

  private refuseOver(caller: Caller, event: Event, now: Date): void {
    if (!mayTouch(caller, event, now)) {
      throw new EventOverError();
    }
  }

  /** What anybody but the owner does to an event, and that it was handed over, is written to the audit trail. */
  private async recordForeign(
    unit: UnitOfWork,
    caller: Caller,
    event: Event,
    action: 'event.changed' | 'event.deleted',
  ): Promise<void> {
    if (!caller.nameIds.includes(event.ownerId)) {
      await this.audit.record(unit, { action, about: event.id });
    }
  }
}

const NO_PARTICIPANT = 'The game owner must be a participant.';

function refusePast({ startsAt, endsAt }: EventPlan, now: Date): void {
  if (endsAt <= now) {
    throw new InvalidInputError({ [startsAt ? 'eventTime' : 'eventDay']: 'This time is over already.' });
  }
}
