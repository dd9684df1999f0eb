import { Injectable } from '@nestjs/common';
import { isCausedByOthers, type MailProps } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { displayNameOf } from '../../convention/registration/display-names.tables.ts';
import { accounts } from '../../users/names/accounts.tables.ts';
import type { Listing } from '../listing.entity.ts';

/** Mails about games for sale, to their sellers and buyers, unless they turned off those about what others do. */
@Injectable()
export class ListingNotices {
  constructor(private readonly outbox: Outbox) {}

  /** Tells the seller what somebody else did. @param comment what they wrote, of a comment, and how many more there are */
  notifySeller(
    unit: UnitOfWork,
    listing: Listing,
    news: 'interest' | 'withdrawal' | 'comment',
    personId: string,
    comment: string | null = null,
    more = 0,
  ): Promise<void> {
    return this.notify(unit, listing, { news, readerId: listing.sellerId, personId, comment, more });
  }

  /** Tells the buyer who reserved or bought it what the seller or the administrator did, if there is a known one. */
  async notifyBuyer(
    unit: UnitOfWork,
    listing: Listing,
    news: 'sold' | 'relisted' | 'removed' | 'off-sale' | 'on-sale',
  ): Promise<void> {
    if (listing.pendingBuyerId) {
      await this.notify(unit, listing, {
        news,
        readerId: listing.pendingBuyerId,
        personId: listing.sellerId,
      });
    }
  }

  /** Tells somebody who waited for it that anybody may buy it now. */
  notifyWaiting(unit: UnitOfWork, listing: Listing, readerId: string): Promise<void> {
    return this.notify(unit, listing, { news: 'available', readerId, personId: listing.sellerId });
  }

  /** Tells all who wait for it that somebody has bought it, or that it is offered no more. */
  async notifyQueue(unit: UnitOfWork, listing: Listing): Promise<void> {
    await this.outbox.putAll(unit, {
      kind: 'listing-notice',
      mailing: null,
      sharedProps: { news: 'gone', comment: null, ...factsOf(listing) },
      recipients: sql`
        select listing_id as about, ${displayNameOf('reader.id')} as name, reader.email as address,
               jsonb_build_object('person', ${displayNameOf('person.id')}) as props
        from listing_queue
        join ${accounts} reader on reader.id = buyer_id join ${accounts} person on person.id = ${listing.sellerId}
        where listing_id = ${listing.id} and reader.market_notices`,
    });
  }

  /** Tells the seller what the administrator did. */
  notifyOwnSeller(unit: UnitOfWork, listing: Listing, news: 'hidden' | 'shown'): Promise<void> {
    return this.notify(unit, listing, { news, readerId: listing.sellerId, personId: null });
  }

  /** Asks sellers whether these listings are still for sale. */
  async askSellers(unit: UnitOfWork, ids: string[]): Promise<void> {
    await this.outbox.putAll(unit, {
      kind: 'listing-notice',
      mailing: null,
      sharedProps: { news: 'stale', person: null, comment: null },
      recipients: sql`
        select listing.id as about, ${displayNameOf('reader.id')} as name, reader.email as address,
               jsonb_build_object('listingId', listing.id, 'gameName', game_name, 'priceCents', price_cents) as props
        from listing join ${accounts} reader on reader.id = listing.seller_id
        where listing.id = any(${ids}::uuid[])`,
    });
  }

  private async notify(
    unit: UnitOfWork,
    listing: Listing,
    told: {
      news: MailProps['listing-notice']['news'];
      readerId: string;
      personId: string | null;
      comment?: string | null;
      more?: number;
    },
  ): Promise<void> {
    const { news, readerId, personId, comment = null, more = 0 } = told;
    const props = {
      news,
      comment,
      ...factsOf(listing),
      ...(more > 0 && { more }),
      ...(news === 'hidden' && listing.hiddenReason !== null && { reason: listing.hiddenReason }),
    };
    const isByOthers = isCausedByOthers({ kind: 'listing-notice', props: { ...props, person: null } });
    await this.outbox.putAll(unit, {
      kind: 'listing-notice',
      mailing: null,
      sharedProps: props,
      recipients: sql`
        select ${listing.id}::uuid as about, ${displayNameOf('reader.id')} as name, reader.email as address,
               jsonb_build_object('person', case when person.id is not null then ${displayNameOf('person.id')} end) as props
        from ${accounts} reader left join ${accounts} person on person.id = ${personId}::uuid
        where reader.id = ${readerId} and (reader.market_notices or not ${isByOthers}::boolean)`,
    });
  }
}

function factsOf({ id, gameName, priceCents }: Listing) {
  return { listingId: id, gameName, priceCents };
}
