import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { inOrder, onPage, type PageNumber, readPage } from '@tablefall/platform/database/page';
import { isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { SignInRequiredError } from '../../http/api-error.ts';
import type { Viewer } from '../../http/viewer.ts';
import { accounts } from '../../users/users.tables.ts';
import { DiscussionsQueries } from '../discussions/discussions.queries.ts';
import { PhotoFiles } from '../photos/photo-files.ts';
import { displayNameOf } from './display-names.sql.ts';
import { matches, SORT_KEYS } from './listing-search.sql.ts';
import type { ListingDetailsDto, ListingDto, ListingPageDto, ListingsQuery } from './listings.dto.ts';
import { ListingNotFoundError } from './listings.errors.ts';
import { requireOwnAddress } from './own-address.ts';

type ListingRow = Omit<ListingDto, 'images'> & { images: { id: string; isMain: boolean; order: number }[] };

/** Reads about games for sale, straight into their DTOs. */
@Injectable()
export class ListingsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly files: PhotoFiles,
    private readonly discussions: DiscussionsQueries,
  ) {}

  /**
   * One page of the listings that a query asks for; an address, or `mine` as the seller, asks for one's own.
   *
   * @throws SignInRequiredError, NotAllowedError as `requireOwnAddress`
   */
  async listListings(viewer: Viewer | null, query: ListingsQuery): Promise<ListingPageDto> {
    requireOwnAddress(viewer, query.email);
    const isMine = query.email !== undefined || query.seller.trim().toLowerCase() === 'mine';
    if (isMine && !viewer) {
      throw new SignInRequiredError();
    }
    // The best condition ranks first, and is the highest.
    const isTurned = query.sortBy === 'condition';
    const order = isTurned === (query.sortOrder === 'desc') ? 'asc' : 'desc';
    return this.page(viewer, query, {
      condition: matches(query, isMine && viewer ? viewer.userId : null),
      order: inOrder(order, SORT_KEYS[query.sortBy], sql.ref('listing.id')),
    });
  }

  /** One's own listings, the newest first. */
  async listMyListings(viewer: Viewer, page: PageNumber): Promise<ListingPageDto> {
    return this.page(viewer, page, {
      condition: sql`seller_id = ${viewer.userId}`,
      order: inOrder('desc', SORT_KEYS.date, sql.ref('listing.id')),
    });
  }

  /** @throws ListingNotFoundError */
  async getListing(viewer: Viewer | null, id: string): Promise<ListingDetailsDto> {
    const em = this.em.fork();
    const [row] = await rowsOf(
      em,
      sql<ListingRow>`select ${listingFor(viewer)} from (select * from listing where id = ${id}) listing ${JOINED}`,
    );
    if (!row) {
      throw new ListingNotFoundError();
    }
    return { ...this.withUrls(row), discussions: await this.discussions.ofListing(id) };
  }

  private async page(
    viewer: Viewer | null,
    number: PageNumber,
    { condition, order }: { condition: RawBuilder<unknown>; order: RawBuilder<unknown> },
  ): Promise<ListingPageDto> {
    // The page is cut before the joins, so that the photos and comments of 25 rows are looked up and not of all.
    const { items, ...counts } = await readPage(
      this.em.fork(),
      { page: number.page, limit: number.limit },
      sql<ListingRow>`
        select ${listingFor(viewer)}
        from (select * from listing where ${condition} ${order} ${onPage(number)}) listing ${JOINED}
        ${order}`,
      sql`from listing where ${condition}`,
    );
    return { items: items.map((row) => this.withUrls(row)), ...counts };
  }

  private withUrls(row: ListingRow): ListingDto {
    return { ...row, images: row.images.map((image) => ({ ...image, ...this.files.urlsOf(image.id) })) };
  }
}

const JOINED = sql`
  join ${accounts} seller on seller.id = listing.seller_id
  left join lateral (
    select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images
    from listing_photo where listing_id = listing.id
  ) photos on true`;

/** Who is not signed in sees neither the seller's address nor where to pay to (T15). */
function listingFor(viewer: Viewer | null): RawBuilder<unknown> {
  const methods = viewer
    ? sql`payment_methods`
    : sql`(select jsonb_agg(method || '{"identifier": null}') from jsonb_array_elements(payment_methods) as method)`;
  const userId = sql`${viewer?.userId ?? null}::uuid`;
  return sql`
    listing.id, game_name as "gameName", game_description as "gameDescription", condition,
    (price_cents / 100.0)::float8 as price, notes, location, expansions, ${methods} as "paymentMethods", status,
    ${isoTime('listing.created_at')} as "createdAt", bgg_id as "bggId", bgg_thumbnail as "bggThumbnail",
    coalesce(photos.images, '[]') as images,
    jsonb_build_object('name', ${displayNameOf('listing.seller_id')},
                       'email', case when ${viewer !== null} then seller.email end,
                       'paymentMethods', ${methods}) as seller,
    pending_buyer_id as "pendingBuyerId",
    case when pending_buyer_id is not null then ${displayNameOf('listing.pending_buyer_id')} end as "pendingBuyerName",
    coalesce(seller_id = ${userId}, false) as "isMine",
    coalesce(pending_buyer_id = ${userId}, false) as "isMyPurchase",
    exists (select from listing_queue where listing_id = listing.id and buyer_id = ${userId}) as "isInQueue",
    (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength",
    (select count(*)::int from listing_discussion
     where listing_id = listing.id and message_type = 'Comment') as "commentCount"`;
}
