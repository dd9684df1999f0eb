import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Commitments, ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { type RateLimit, RateLimits } from '../../http/access/throttling/rate-limits.ts';
import { type ConflictError, NotAllowedError, TooManyRequestsError } from '../../http/errors/api-error.ts';
import { callerOf, EventLocks } from '../event-locks.ts';
import { refusePast } from '../event-plan.ts';
import { insertEvent, setGameOwner } from '../event-rows.ts';
import { GameOwnerMissingError } from '../events.errors.ts';
import type { Caller } from '../events.policy.ts';
import { factsAfter } from '../facts/game-facts.ts';
import { refuseAbsent } from '../host/event-hosts.ts';
import { Joiners } from '../join-rules/joiners.ts';
import { addParticipant } from '../participants.ts';
import { scheduleOf } from '../schedule-of.sql.ts';
import { EventTables } from '../tables/event-tables.service.ts';
import type { PlannedEvent } from './saved-event.ts';

/** Makes new events, with their owner as the first player. */
@Injectable()
export class NewEvents {
  private readonly newOnes: RateLimit;

  constructor(
    private readonly locks: EventLocks,
    private readonly edition: EditionService,
    private readonly commitments: Commitments,
    private readonly tables: EventTables,
    private readonly joiners: Joiners,
    private readonly limits: RateLimits,
    config: Config,
  ) {
    this.newOnes = { name: 'new-events', points: config.THROTTLE_NEW_EVENTS_PER_HOUR, seconds: 3_600 };
  }

  /**
   * Creates the event unless there is one of this id.
   * Throws NotAllowedError unless the caller has the owner's name.
   * Throws InvalidInputError when the time is over, or the game owner or a co-host takes no part.
   * Throws TableTakenError when another game has the table at the time.
   * Throws TooManyRequestsError when the account has put as many into the schedule as it may within the hour.
   *
   * @returns what keeps its owner from taking part, if anything does; null where there is one of this id
   */
  async create(
    unit: UnitOfWork,
    principal: Principal,
    id: string,
    saved: PlannedEvent,
  ): Promise<{ problem: ConflictError | null } | null> {
    const caller = await callerOf(unit.em, principal);
    if (!(await this.insert(unit, caller, id, saved))) {
      return null;
    }
    if (!caller.isAdministrator) {
      await this.countNew(principal);
    }
    return { problem: await this.signOwnerUp(unit, caller, id, saved) };
  }

  /** A throttle of the endpoint cannot tell: a new event and a changed one are saved by the same call. */
  private async countNew({ userId }: Principal): Promise<void> {
    const wait = await this.limits.secondsToWait(this.newOnes, userId);
    if (wait > 0) {
      throw new TooManyRequestsError(wait);
    }
  }

  /** Makes the event unless there is one of this id: of two calls at the same moment only one makes it. */
  private async insert(
    { em, now }: UnitOfWork,
    caller: Caller,
    id: string,
    { details, plan, facts, gameOwnerId, coHostIds, tableId }: PlannedEvent,
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
      throw new GameOwnerMissingError();
    }
    // Nobody else takes part yet.
    refuseAbsent(coHostIds ?? [], [details.ownerId]);
    const said = { ...details, ...factsAfter(facts, details.spots) };
    const table = await this.tables.choose(em, tableId, { id, plan, now: null });
    return insertEvent({ em, now }, this.edition.key, id, said, plan, table);
  }

  /** @returns what keeps the owner from taking part, if anything does */
  private async signOwnerUp(
    unit: UnitOfWork,
    caller: Caller,
    id: string,
    { details: { ownerId }, plan, gameOwnerId }: PlannedEvent,
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
}
