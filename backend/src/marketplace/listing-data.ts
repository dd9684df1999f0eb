import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { REMOVED_COMMENT } from '@tablefall/platform/privacy/former-guest';
import type { ZipEntry } from '../http/serving/zip-file.ts';
import {
  PERSONAL_DATA,
  type Person,
  type PersonalPart,
  type ShownCount,
} from '../users/personal-data/personal-data.service.ts';
import { forgetWords, listingsToldOf, removeComments } from './erased-traders.ts';
import { StatusChanges } from './interest/status-changes.ts';
import { Listing } from './listing.entity.ts';
import { LISTED } from './listing-visibility.ts';
import { ListingsService } from './listings/listings.service.ts';
import type { MarketplaceTables } from './marketplace.tables.ts';
import { ModerationService } from './moderation/moderation.service.ts';
import { PhotoFiles } from './photos/photo-files.ts';

const SELLER_BLOCKED = 'Its seller is blocked.';

/** What somebody sells, buys, waits for and says. */
@Injectable()
@contributes(PERSONAL_DATA)
export class ListingData implements PersonalPart {
  readonly lists: PersonalPart['lists'] = [
    {
      file: 'games-for-sale',
      title: 'Games for sale',
      rows: ({ userId }) => sql`
        select id::text, game_name as game, game_description as description, condition, price_cents / 100.0 as price,
               notes, location, expansions, payment_methods as "paymentMethods", status, created_at as posted,
               renewed_at as renewed, lapsed_at as lapsed, hidden_reason as "hiddenBecause",
               array(select 'photos/' || photo.id || '.webp' from listing_photo photo
                     where photo.listing_id = listing.id order by photo.position) as photos,
               (select json_agg(json_build_object('at', at, 'what', field, 'from', from_value, 'to', to_value) order by change.id)
                from listing_change change where change.listing_id = listing.id) as history
        from listing where seller_id = ${userId}::uuid`,
    },
    {
      file: 'purchases',
      title: 'Games that they buy or bought',
      rows: ({ userId }) => sql`
        select id::text, game_name as game, price_cents / 100.0 as price, status
        from listing where pending_buyer_id = ${userId}::uuid`,
    },
    {
      file: 'games-waited-for',
      title: 'Games that they wait for',
      rows: ({ userId }) => sql`
        select listing_queue.id::text, game_name as game, status, listing_queue.created_at as "waitsSince"
        from listing_queue join listing on listing.id = listing_id
        where buyer_id = ${userId}::uuid`,
    },
    {
      file: 'comments',
      title: 'What they said about games for sale',
      rows: ({ userId }) => sql`
        select listing_discussion.id::text, game_name as game, message, message_type as sort,
               listing_discussion.created_at as written
        from listing_discussion join listing on listing.id = listing_id
        where author_id = ${userId}::uuid`,
    },
    {
      file: 'reports',
      title: 'Games for sale that they reported',
      rows: ({ userId }) => sql`
        select listing_report.id::text, game_name as game, reason, message, listing_report.created_at as reported,
               settled_at as settled
        from listing_report join listing on listing.id = listing_id
        where reporter_id = ${userId}::uuid`,
    },
  ];

  constructor(
    private readonly photos: PhotoFiles,
    private readonly listings: ListingsService,
    private readonly statusChanges: StatusChanges,
    private readonly moderation: ModerationService,
  ) {}

  shownToOthers({ userId }: Person): RawBuilder<ShownCount> {
    return sql`
      select 'Games for sale' as title, count(*)::int as count from listing
      where seller_id = ${userId}::uuid and status <> 'Sold' and ${LISTED}
      union all
      select 'Comments on games for sale', count(*)::int from listing_discussion
      where author_id = ${userId}::uuid and message_type = 'Comment' and message <> ${REMOVED_COMMENT}`;
  }

  /** A buyer is told, as when the administrator hides a listing; what they reserved themselves is for sale again. */
  async hide(unit: UnitOfWork, { userId }: Person): Promise<void> {
    if (!userId) return;
    const { em } = unit;
    const touched = await em.find(
      Listing,
      { status: { $ne: 'Sold' }, $or: [{ sellerId: userId }, { pendingBuyerId: userId }] },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    for (const listing of touched) {
      if (listing.sellerId === userId && listing.hiddenReason !== null) continue;
      if (listing.sellerId === userId) await this.moderation.hideListing(unit, listing, SELLER_BLOCKED);
      else await this.statusChanges.move(unit, listing, 'Available', userId);
    }
    await em.flush();
    await removeComments(unit, userId);
  }

  async thingsToldOf(em: EntityManager, { userId }: Person): Promise<string[]> {
    return userId ? listingsToldOf(em, userId) : [];
  }

  /** Buyers and those who wait are told, as when a seller deletes a listing or a buyer withdraws. */
  async erase(unit: UnitOfWork, { userId }: Person): Promise<void> {
    if (!userId) return;
    const { em } = unit;
    const touched = await em.find(
      Listing,
      { $or: [{ sellerId: userId }, { pendingBuyerId: userId }] },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    await em
      .getKysely<MarketplaceTables>()
      .deleteFrom('listing_queue')
      .where('buyer_id', '=', userId)
      .execute();
    for (const listing of touched) {
      if (listing.sellerId === userId) {
        await this.listings.remove(unit, listing);
      } else if (listing.status === 'Pending') {
        await this.statusChanges.move(unit, listing, 'Available', userId);
      } else {
        listing.pendingBuyerId = null;
      }
    }
    await em.flush();
    await forgetWords(unit, userId);
  }

  /** All that they uploaded, also what no listing shows; one whose file is away is left out. */
  async *files(em: EntityManager, { userId }: Person): AsyncGenerator<ZipEntry> {
    const photos = await rowsOf<{ id: string }>(
      em,
      sql`select id from listing_photo where owner_id = ${userId}::uuid order by id`,
    );
    for (const { id } of photos) {
      const content = await this.photos.read(id);
      if (content) yield { path: `photos/${id}.webp`, content, isCompressed: true };
    }
  }
}
