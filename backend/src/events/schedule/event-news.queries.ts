import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { Event } from '../event.entity.ts';
import { callerOf } from '../event-locks.ts';
import type { EventMoveDto, EventNewsDto } from '../event-news.dto.ts';
import { beginningOf, type EventPlan } from '../event-plan.ts';
import { EventNotFoundError } from '../events.errors.ts';
import { mayManage } from '../events.policy.ts';
import { EventHosts } from '../host/event-hosts.ts';
import { hostingOf } from '../host/hosting.ts';
import { type NoticeRecipient, othersThan } from '../notices/concerned.sql.ts';
import { NO_NEWS, NoticePreviews } from '../notices/notice-previews.ts';
import { unknowing } from '../notices/notices.sql.ts';
import { ANY_READER, people, shownName } from '../shown-names.sql.ts';

/** How many hear by mail of what a host is about to do, and what. */
@Injectable()
export class EventNewsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly previews: NoticePreviews,
    private readonly hosts: EventHosts,
    private readonly hours: SendingHours,
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
    return this.news(em, 'cancelled', event, othersThan(event, caller.nameIds), [event]);
  }

  /**
   * How many are mailed that an event is at another time or table, minutes after the caller saves it so.
   *
   * @param form the table, the name of the game and the owner stay where they are not given
   */
  async previewMove(
    principal: Principal,
    id: string,
    plan: EventPlan,
    { tableId, gameName, eventOwner }: EventMoveDto,
  ): Promise<EventNewsDto> {
    const em = this.em.fork();
    const event = await eventOf(em, id);
    const { caller } = await hostingOf(em, principal, event);
    const table = tableId === undefined ? event.tableId : tableId || null;
    const owner = eventOwner ?? event.ownerId;
    await this.hosts.refuse(em, caller, event, { ownerId: owner, coHostIds: undefined });
    const told = unknowing({ id, ...plan, tableId: table }, caller.nameIds);
    const people = saying(gameName ?? event.gameName, owner, told);
    return this.news(em, 'changed', event, people, [event, plan]);
  }

  private async news(
    em: EntityManager,
    news: 'changed' | 'cancelled',
    event: Event,
    people: RawBuilder<NoticeRecipient>,
    plans: EventPlan[],
  ): Promise<EventNewsDto> {
    const now = this.clock.now();
    if (event.isOver(now)) return NO_NEWS;
    const nextHour = this.hours.nextBefore(now, plans.map(beginningOf));
    return this.previews.preview(em, news, [{ event, people }], nextHour);
  }
}

/** The same people, told another name of the game and another owner, whose name is said as its reader may know it. */
function saying(
  gameName: string,
  ownerId: string,
  told: RawBuilder<NoticeRecipient>,
): RawBuilder<NoticeRecipient> {
  const organizer = shownName('owner', { ...ANY_READER, userId: sql.ref('reader.user_id') });
  return sql`
    select told.name_id, told.props || jsonb_build_object(
             'gameName', ${gameName}::text, 'organizer', ${organizer}, 'organizerId', owner.id) as props
    from (${told}) as told
    join ${people} reader on reader.id = told.name_id
    join ${people} owner on owner.id = ${ownerId}`;
}

async function eventOf(em: EntityManager, id: string): Promise<Event> {
  const event = await em.findOne(Event, id);
  if (!event) {
    throw new EventNotFoundError();
  }
  return event;
}
