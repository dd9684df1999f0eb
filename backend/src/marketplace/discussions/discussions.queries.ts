import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { Principal } from '../../http/access/principal.ts';
import { displayNameOf, UNNAMED } from '../display-names.sql.ts';
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
   * @param principal who reads them; strangers (null) are not told who bought or withdrew
   */
  ofListing(principal: Principal | null, listingId: string): Promise<DiscussionDto[]> {
    const isNamed = principal ? sql`true` : sql`message_type = 'Comment'`;
    return this.entries(sql`listing_id = ${listingId}`, isNamed);
  }

  /** One entry, which is there. */
  async entry(id: string): Promise<DiscussionDto> {
    const [entry] = await this.entries(sql`id = ${id}`);
    if (!entry) {
      throw new Error(`No discussion entry ${id}`);
    }
    return entry;
  }

  private entries(
    condition: RawBuilder<unknown>,
    isNamed: RawBuilder<unknown> = sql`true`,
  ): Promise<DiscussionDto[]> {
    return rowsOf(
      this.em.fork(),
      sql<DiscussionDto>`
        select entry.id, listing_id as "forSaleItemId", message, message_type as "messageType",
               case when ${isNamed} then ${displayNameOf('entry.author_id')} else ${UNNAMED} end as "userName", author_id = listing.seller_id as "isSeller",
               ${isoTime('entry.created_at')} as "createdAt"
        from (select * from listing_discussion where ${condition} order by id desc limit ${SHOWN_MAX}) as entry
        join listing on listing.id = entry.listing_id
        order by entry.id`,
    );
  }
}
