import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isoTime } from '@tablefall/platform/database/sql';
import { displayNameTo } from '../../convention/registration/display-names.tables.ts';
import type { Principal } from '../../http/access/principal.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import type { DiscussionDto } from './discussions.dto.ts';

/** The newest entries that are shown of a discussion. */
const SHOWN_MAX = 500;

/** Reads about what is said below listings. */
@Injectable()
export class DiscussionsQueries {
  constructor(private readonly em: EntityManager) {}

  /**
   * The newest entries of a listing in the order of time; none of one that is not there.
   *
   * @param principal who reads them; strangers (null) are told no name
   */
  ofListing(principal: Principal | null, listingId: string): Promise<DiscussionDto[]> {
    return this.entries(principal, 'listing_id', listingId);
  }

  /** One entry, for its author. */
  async entry(author: Principal, id: string): Promise<DiscussionDto> {
    const [entry] = await this.entries(author, 'id', id);
    if (!entry) {
      throw new Error(`No discussion entry ${id}`);
    }
    return entry;
  }

  private entries(
    reader: Principal | null,
    column: 'id' | 'listing_id',
    id: string,
  ): Promise<DiscussionDto[]> {
    const db = this.em.fork().getKysely<MarketplaceTables>();
    const newest = db
      .selectFrom('listing_discussion')
      .selectAll()
      .where(column, '=', id)
      .orderBy('id', 'desc')
      .limit(SHOWN_MAX);
    return db
      .selectFrom(newest.as('entry'))
      .innerJoin('listing', 'listing.id', 'entry.listing_id')
      .select((eb) => [
        'entry.id',
        'entry.listing_id as forSaleItemId',
        'entry.message',
        'entry.message_type as messageType',
        displayNameTo(reader, 'entry.author_id').as('userName'),
        eb('author_id', '=', eb.ref('listing.seller_id')).$castTo<boolean>().as('isSeller'),
        isoTime('entry.created_at').as('createdAt'),
      ])
      .orderBy('entry.id')
      .execute();
  }
}
