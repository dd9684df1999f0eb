import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { reasonsAgainst } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { suppressionOf } from '@tablefall/platform/outbox/suppressions';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { Event } from '../event.entity.ts';
import { callerOf } from '../event-locks.ts';
import { EventNotFoundError } from '../events.errors.ts';
import { mayManage } from '../events.policy.ts';
import type { EventCancellationDto } from './cancellation.dto.ts';
import { othersThan } from './concerned.sql.ts';
import { noticesTo } from './notices.sql.ts';

/** What there is to know before an event is deleted. */
@Injectable()
export class CancellationQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * How many are mailed that an event is cancelled, if the caller deletes it now.
   *
   * @throws EventNotFoundError, NotAllowedError
   */
  async getCancellation(principal: Principal, id: string): Promise<EventCancellationDto> {
    const em = this.em.fork();
    const event = await em.findOne(Event, id);
    if (!event) {
      throw new EventNotFoundError();
    }
    const caller = await callerOf(em, principal);
    if (!mayManage(caller, event)) {
      throw new NotAllowedError();
    }
    if (event.isOver(this.clock.now())) return { people: 0 };
    const others = othersThan(event, caller.nameIds);
    // Notices of events are on no list that one could have left.
    const reason = suppressionOf(sql.ref('notice.address'), reasonsAgainst(null));
    const row = await firstRowOf<EventCancellationDto>(
      em,
      sql`
        select count(*)::int as people from (${noticesTo(event, others)}) as notice
        where ${reason} is null`,
    );
    return row ?? { people: 0 };
  }
}
