import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { firstRowOf, isoTime, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { isAdministrator, seenBy } from '../listing-visibility.ts';
import { ListingNotFoundError } from '../listings.errors.ts';
import type { ChangeDto, ListingHistoryDto } from './history.dto.ts';

const SHOWN_MAX = 200;

/** What became of a listing. */
@Injectable()
export class HistoryQueries {
  constructor(private readonly em: EntityManager) {}

  /** @throws ListingNotFoundError, NotAllowedError for everybody but the seller and the administrator */
  async historyOf(principal: Principal, id: string): Promise<ListingHistoryDto> {
    const em = this.em.fork();
    const listing = await firstRowOf<{ sellerId: string }>(
      em,
      sql`select seller_id as "sellerId" from listing where id = ${id} and ${seenBy(principal)}`,
    );
    if (!listing) {
      throw new ListingNotFoundError();
    }
    if (listing.sellerId !== principal.userId && !isAdministrator(principal)) {
      throw new NotAllowedError();
    }
    const items = await rowsOf(
      em,
      sql<ChangeDto>`
        select id, ${isoTime('at')} as at, field, from_value as "from", to_value as "to", changed_by as "by"
        from listing_change where listing_id = ${id} order by id desc limit ${SHOWN_MAX}`,
    );
    return { items };
  }
}
