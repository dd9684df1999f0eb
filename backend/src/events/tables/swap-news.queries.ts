import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import type { Principal } from '../../http/access/principal.ts';
import { Event } from '../event.entity.ts';
import type { EventNewsDto } from '../event-news.dto.ts';
import { beginningOf } from '../event-plan.ts';
import { EventNotFoundError } from '../events.errors.ts';
import { hostingOf } from '../host/hosting.ts';
import { NO_NEWS, NoticePreviews, type Told } from '../notices/notice-previews.ts';
import { unknowing } from '../notices/notices.sql.ts';

/** How many hear by mail that two events change their tables, and what. */
@Injectable()
export class SwapNewsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly previews: NoticePreviews,
    private readonly hours: SendingHours,
    private readonly clock: Clock,
  ) {}

  /**
   * How many are mailed of either event, minutes after the caller lets them swap; nobody where they cannot.
   * Throws EventNotFoundError, NotAllowedError for either of them.
   */
  async preview(principal: Principal, oneId: string, otherId: string): Promise<EventNewsDto> {
    const em = this.em.fork();
    const [one, other] = [await this.eventOf(em, oneId), await this.eventOf(em, otherId)];
    const told = [
      await toldOf(em, principal, one, other.tableId),
      await toldOf(em, principal, other, one.tableId),
    ];
    const now = this.clock.now();
    const canSwap = [one, other].every((event) => event.tableId !== null && !event.isOver(now));
    if (!canSwap) return NO_NEWS;
    const nextHour = this.hours.nextBefore(now, [one, other].map(beginningOf));
    return this.previews.preview(em, 'changed', told, nextHour);
  }

  private async eventOf(em: EntityManager, id: string): Promise<Event> {
    const event = await em.findOne(Event, id);
    if (event?.edition !== this.edition.key) throw new EventNotFoundError();
    return event;
  }
}

async function toldOf(
  em: EntityManager,
  principal: Principal,
  event: Event,
  tableId: string | null,
): Promise<Told> {
  const { caller } = await hostingOf(em, principal, event);
  return { event, people: unknowing({ id: event.id, ...event.plan, tableId }, caller.nameIds) };
}
