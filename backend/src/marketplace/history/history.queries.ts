import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isoTime, sql } from '@tablefall/platform/database/sql';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { isAdministrator, seenBy } from '../listing-visibility.ts';
import { ListingNotFoundError } from '../listings.errors.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import type { ListingHistoryDto } from './history.dto.ts';

const SHOWN_MAX = 200;

/** What became of a listing. */
@Injectable()
export class HistoryQueries {
  constructor(private readonly em: EntityManager) {}

  /** Throws ListingNotFoundError, NotAllowedError for everybody but the seller and the administrator. */
  async historyOf(principal: Principal, id: string): Promise<ListingHistoryDto> {
    const db = this.em.fork().getKysely<MarketplaceTables>();
    const listing = await db
      .selectFrom('listing')
      .select('seller_id')
      .where('id', '=', id)
      .where(seenBy(principal))
      .executeTakeFirst();
    if (!listing) {
      throw new ListingNotFoundError();
    }
    if (listing.seller_id !== principal.userId && !isAdministrator(principal)) {
      throw new NotAllowedError();
    }
    const items = await db
      .selectFrom('listing_change')
      .select([
        'id',
        isoTime('at').as('at'),
        'field',
        'from_value as from',
        'to_value as to',
        'changed_by as by',
      ])
      .where('listing_id', '=', id)
      .orderBy('id', 'desc')
      .limit(sql.lit(SHOWN_MAX))
      .execute();
    return { items };
  }
}
