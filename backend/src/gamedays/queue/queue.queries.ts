import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { onPage, type PageNumber, readPage } from '@tablefall/platform/database/page';
import { isoTime, sql } from '@tablefall/platform/database/sql';
import { waitOf } from '../../waiting/line-entries.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { GAMEDAY_QUEUE } from '../offers/queue.sql.ts';
import type { QueueEntryDto, QueuePageDto } from './queue.dto.ts';

/** Reads about those who wait for seats of a gameday. */
@Injectable()
export class QueueQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly gamedays: GamedaysQueries,
  ) {}

  /** One page of a gameday's queue: offers first, then who waits. */
  async listQueue(gamedayId: string, page: PageNumber): Promise<QueuePageDto> {
    await this.gamedays.assertGameday(gamedayId);
    return readPage(
      this.em.fork(),
      page,
      sql<QueueEntryDto>`
        select entry.id, invitation_id as "invitationId", guest_name as "guestName", guest_email as "guestEmail",
               party as seats, ${isoTime('joined_at')} as "joinedAt", ${waitOf(GAMEDAY_QUEUE)}
        from gameday_queue_entry entry join invitation on invitation.id = entry.invitation_id
        where entry.gameday_id = ${gamedayId}
        order by entry.offered_until is null, entry.place ${onPage(page)}`,
      sql`from gameday_queue_entry where gameday_id = ${gamedayId}`,
    );
  }
}
