import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import {
  inOrder,
  onPage,
  type PageNumber,
  readPage,
  type SortOrder,
} from '@tablefall/platform/database/page';
import { type Expression, isoTime, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { displayNameOf, displayNameTo } from '../convention/registration/display-names.tables.ts';
import type { Principal } from '../http/access/principal.ts';
import { NotAllowedError, NotSignedInError } from '../http/errors/api-error.ts';
import { accounts } from '../users/names/accounts.tables.ts';
import { DiscussionsQueries } from './discussions/discussions.queries.ts';
import { hasLikeness, isLike, type Matching, matching, SORT_KEYS } from './listing-search.sql.ts';
import { LISTING_VERSION } from './listing-version.ts';
import { ANSWER_DAYS, isAdministrator, LISTED, seenBy } from './listing-visibility.ts';
import type { ListingDetailsDto, ListingDto, ListingPageDto, ListingsQuery } from './listings.dto.ts';
import { ListingNotFoundError } from './listings.errors.ts';
import { onListing } from './on-listing.sql.ts';
import { requireOwnAddress } from './own-address.ts';
import { PhotoFiles } from './photos/photo-files.ts';

type ListingRow = Omit<ListingDto, 'images'> & { images: { id: string; isMain: boolean; order: number }[] };

/** Reads about games for sale, straight into their DTOs. */
@Injectable()
export class ListingsQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly files: PhotoFiles,
    private readonly discussions: DiscussionsQueries,
    private readonly config: Config,
  ) {}

  /**
   * One page of the listings that a query asks for. When nothing holds all that is searched for, those whose names
   * are like it. An address, or `mine` as the seller, asks for one's own listings. Strangers, who are told no seller's name,
   * find none by one.
   * Throws NotSignedInError, NotAllowedError as `requireOwnAddress`, and for what only the administrator may ask for.
   */
  async listListings(principal: Principal | null, query: ListingsQuery): Promise<ListingPageDto> {
    requireOwnAddress(principal, query.email);
    const isMine = query.email !== undefined || query.seller.trim().toLowerCase() === 'mine';
    if (isMine && !principal) {
      throw new NotSignedInError();
    }
    if (!principal && query.seller.trim() !== '') {
      return { items: [], total: 0, page: query.page, limit: query.limit, isAlike: false };
    }
    if ((query.reported || query.hidden) && !isAdministrator(principal)) {
      throw new NotAllowedError();
    }
    // The best condition ranks first, and is the highest.
    const isTurned = query.sortBy === 'condition';
    const order = isTurned === (query.sortOrder === 'desc') ? 'asc' : 'desc';
    const sellerId = isMine && principal ? principal.userId : null;
    const sorted = { key: SORT_KEYS[query.sortBy], order } as const;
    const found = await this.page(principal, query, matching(query, sellerId), sorted);
    if (found.total > 0 || !hasLikeness(query)) {
      return found;
    }
    const alike = await this.page(principal, query, matching(query, sellerId, isLike), sorted);
    return { ...alike, isAlike: alike.total > 0 };
  }

  /** One's own listings, the newest first. */
  async listMyListings(principal: Principal, page: PageNumber): Promise<ListingPageDto> {
    const mine = { condition: onListing('seller_id', '=', principal.userId), isTold: false };
    return this.page(principal, page, mine, { key: SORT_KEYS.date, order: 'desc' });
  }

  getListing(principal: Principal | null, id: string): Promise<ListingDetailsDto> {
    return this.listing(principal, id, seenBy(principal));
  }

  /** As it is after a change by somebody who may see it no longer. */
  afterChange(principal: Principal, id: string): Promise<ListingDetailsDto> {
    return this.listing(principal, id, sql.lit(true));
  }

  private async listing(
    principal: Principal | null,
    id: string,
    isShown: RawBuilder<boolean>,
  ): Promise<ListingDetailsDto> {
    const em = this.em.fork();
    const [row] = await rowsOf(
      em,
      sql<ListingRow>`
        select ${this.listingFor(principal)}
        from (select * from listing where id = ${id} and ${isShown}) listing ${JOINED}`,
    );
    if (!row) {
      throw new ListingNotFoundError();
    }
    return { ...this.withUrls(row), discussions: await this.discussions.ofListing(principal, id) };
  }

  private async page(
    principal: Principal | null,
    { page, limit }: PageNumber,
    { condition, isTold }: Matching,
    { key, order }: { key: Expression<unknown>; order: SortOrder },
  ): Promise<ListingPageDto> {
    const number = { page, limit };
    const matches = sql`from listing where ${condition}`;
    const list = isTold ? matches : sql`from found`;
    const sortKey = isTold ? key : sql.ref('sort_key');
    // The page is cut by ids before anything else is read. So the pages before it cost only a walk along an
    // index, and photos and comments are looked up for 25 rows instead of all.
    const { items, ...counts } = await readPage(
      this.em.fork(),
      number,
      sql<ListingRow>`
        select ${this.listingFor(principal)}
        from (select id ${list} ${inOrder(order, sortKey, sql.ref('id'))} ${onPage(number)}) chosen
        join listing on listing.id = chosen.id ${JOINED}
        ${inOrder(order, key, sql.ref('listing.id'))}`,
      list,
      isTold ? undefined : sql`select id, ${key} as sort_key ${matches}`,
    );
    return { items: items.map((row) => this.withUrls(row)), isAlike: false, ...counts };
  }

  private withUrls(row: ListingRow): ListingDto {
    return { ...row, images: row.images.map((image) => ({ ...image, ...this.files.urlsOf(image.id) })) };
  }

  private listingFor(principal: Principal | null): RawBuilder<unknown> {
    return sql`
      listing.id, game_name as "gameName", game_description as "gameDescription", condition,
      (price_cents / 100.0)::float8 as price, notes, location, expansions, status,
      ${isoTime('listing.created_at')} as "createdAt", ${isoTime('listing.renewed_at')} as "renewedAt",
      lapsed_at is not null as "isLapsed", hidden_reason is not null as "isHidden",
      bgg_id as "bggId", bgg_thumbnail as "bggThumbnail",
      coalesce(photos.images, '[]') as images,
      (select count(*)::int from listing_queue where listing_id = listing.id) as "queueLength",
      (select count(*)::int from listing_discussion
       where listing_id = listing.id and message_type = 'Comment') as "commentCount",
      ${principal ? this.forPrincipal(principal) : FOR_STRANGERS}`;
  }

  /** What depends on who is signed in. */
  private forPrincipal(principal: Principal): RawBuilder<unknown> {
    const isAdmin = isAdministrator(principal);
    const userId = sql`${principal.userId}::uuid`;
    return sql`
      payment_methods as "paymentMethods",
      jsonb_build_object('name', ${displayNameOf('listing.seller_id')}, 'email', seller.email,
                         'paymentMethods', payment_methods) as seller,
      pending_buyer_id as "pendingBuyerId",
      case when pending_buyer_id is not null then ${displayNameOf('listing.pending_buyer_id')} end as "pendingBuyerName",
      case when seller_id = ${userId} and status = 'Available' and ${LISTED} then ${isoTime(this.lapseTime())} end as "renewBy",
      case when seller_id = ${userId} then ${LISTING_VERSION} end as version,
      case when seller_id = ${userId} or ${isAdmin} then hidden_reason end as "hiddenReason",
      case when ${isAdmin} then (
        select count(*)::int from listing_report where listing_id = listing.id and settled_at is null
      ) end as "reportCount",
      seller_id = ${userId} as "isMine",
      coalesce(pending_buyer_id = ${userId}, false) as "isMyPurchase",
      exists (select from listing_queue where listing_id = listing.id and buyer_id = ${userId}) as "isInQueue",
      (select nullif(count(*)::int, 0)
       from listing_queue own join listing_queue ahead on ahead.listing_id = own.listing_id and ahead.id <= own.id
       where own.listing_id = listing.id and own.buyer_id = ${userId}) as "queuePlace"`;
  }

  /** A seller has some days to answer from when they are asked. */
  private lapseTime(): RawBuilder<unknown> {
    const days = (count: number) => sql`make_interval(days => ${count}::int)`;
    return sql`coalesce(renewal_asked_at, renewed_at + ${days(this.config.LISTING_RENEW_DAYS)}) + ${days(ANSWER_DAYS)}`;
  }
}

/** Who is not signed in sees neither who sells or buys, nor where to pay to. */
const FOR_STRANGERS = sql`
  methods.anonymous as "paymentMethods",
  jsonb_build_object('name', ${displayNameTo(null, 'listing.seller_id')}, 'email', null,
                     'paymentMethods', methods.anonymous) as seller,
  null as "pendingBuyerId", null as "pendingBuyerName", null as "renewBy", null as version, null as "hiddenReason",
  null as "reportCount", false as "isMine", false as "isMyPurchase",
  false as "isInQueue", null as "queuePlace"`;

const JOINED = sql`
  join ${accounts} seller on seller.id = listing.seller_id
  left join lateral (
    select json_agg(json_build_object('id', id, 'isMain', is_main, 'order', position) order by position) as images
    from listing_photo where listing_id = listing.id
  ) photos on true
  cross join lateral (
    select jsonb_agg(method || '{"identifier": null, "notes": null}') as anonymous from jsonb_array_elements(payment_methods) as method
  ) methods`;
