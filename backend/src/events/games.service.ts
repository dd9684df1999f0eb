import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RawBuilder } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { EditionService } from '../convention/edition/edition.service.ts';
import type { Principal } from '../http/access/principal.ts';
import { Event } from './event.entity.ts';
import { EventLocks } from './event-locks.ts';
import {
  EventNotFoundError,
  EventOverError,
  SignupsDisabledError,
  TakingPartError,
} from './events.errors.ts';
import { hostingOf } from './host/hosting.ts';
import { Joiners } from './join-rules/joiners.ts';
import { namesIn } from './participants.ts';

/** What modules above ask of the games of the schedule. */
@Injectable()
export class Games {
  constructor(
    private readonly edition: EditionService,
    private readonly locks: EventLocks,
    private readonly joiners: Joiners,
  ) {}

  /** Holds a game that people can still sign up for, now or later. */
  async lockToCome({ em, now }: UnitOfWork, id: string): Promise<void> {
    const event = await this.locks.lockEvent(em, id);
    if (event.edition !== this.edition.key) throw new EventNotFoundError();
    if (event.isOver(now) || event.hasStarted(now)) throw new EventOverError();
    if (!event.visible) throw new SignupsDisabledError();
  }

  /**
   * The caller holds the game.
   * Throws TakingPartError when one of these names plays in it, JoinRefusedError when the rules will not let them in.
   *
   * @param nameIds names that join in the same step
   */
  async refuseJoiners(unit: UnitOfWork, id: string, nameIds: string[]): Promise<void> {
    const players = await namesIn(unit.em, id);
    if (nameIds.some((nameId) => players.includes(nameId))) throw new TakingPartError();
    await this.joiners.refuse(unit, id, nameIds, ['not-open', 'limit']);
  }

  /** Whether the rules let a name in, once sign-up is open; of a query that has `event` (`Joiners.letInOnceOpen`). */
  letInOnceOpen(now: Date, nameId: string, together: RawBuilder<string>): RawBuilder<boolean> {
    return this.joiners.letInOnceOpen(now, nameId, together);
  }

  /** Throws NotAllowedError unless the caller hosts the game at this moment. */
  async refuseOthersThanHosts(em: EntityManager, principal: Principal, id: string): Promise<void> {
    const event = await em.findOne(Event, id);
    if (!event) throw new EventNotFoundError();
    await hostingOf(em, principal, event);
  }
}
