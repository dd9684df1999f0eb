import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import type { RawBuilder } from '@tablefall/platform/database/sql';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { Event } from '../event.entity.ts';
import { callerOf } from '../event-locks.ts';
import type { EventNewsDto } from '../event-news.dto.ts';
import type { EventPlan } from '../event-plan.ts';
import { EventNotFoundError } from '../events.errors.ts';
import { mayManage } from '../events.policy.ts';
import { hostingOf } from '../host/hosting.ts';
import { type NoticeRecipient, othersThan } from '../notices/concerned.sql.ts';
import { NO_NEWS, NoticePreviews } from '../notices/notice-previews.ts';
import { unknowing } from '../notices/notices.sql.ts';

/** How many hear by mail of what a host is about to do, and what. */
@Injectable()
export class EventNewsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly previews: NoticePreviews,
    private readonly clock: Clock,
  ) {}

  /** How many are mailed that an event is cancelled, if the caller deletes it now. */
  async getCancellation(principal: Principal, id: string): Promise<EventNewsDto> {
    const em = this.em.fork();
    const event = await eventOf(em, id);
    const caller = await callerOf(em, principal);
    if (!mayManage(caller, event)) {
      throw new NotAllowedError();
    }
    return this.news(em, 'cancelled', event, othersThan(event, caller.nameIds));
  }

  /**
   * How many are mailed that an event is at another time or table, minutes after the caller saves it so.
   *
   * @param tableId what there is stays when it is not given
   */
  async previewMove(
    principal: Principal,
    id: string,
    plan: EventPlan,
    tableId: string | null | undefined,
  ): Promise<EventNewsDto> {
    const em = this.em.fork();
    const event = await eventOf(em, id);
    const { caller } = await hostingOf(em, principal, event);
    const table = tableId === undefined ? event.tableId : tableId || null;
    return this.news(em, 'changed', event, unknowing({ id, ...plan, tableId: table }, caller.nameIds));
  }

  private async news(
    em: EntityManager,
    news: 'changed' | 'cancelled',
    event: Event,
    people: RawBuilder<NoticeRecipient>,
  ): Promise<EventNewsDto> {
    return event.isOver(this.clock.now()) ? NO_NEWS : this.previews.preview(em, news, [{ event, people }]);
  }
}

async function eventOf(em: EntityManager, id: string): Promise<Event> {
  const event = await em.findOne(Event, id);
  if (!event) {
    throw new EventNotFoundError();
  }
  return event;
}
