import { Injectable } from '@nestjs/common';
import type { ListingNews } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Ledger } from '@tablefall/platform/ledger/ledger';
import { accounts } from '../../users/users.tables.ts';
import { displayNameOf } from '../listings/display-names.sql.ts';
import type { Listing } from '../listings/listing.entity.ts';

/** After so long nobody needs to hear of it any more. */
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

/** Mails about games for sale, to their sellers and buyers. */
@Injectable()
export class ListingNotices {
  constructor(private readonly ledger: Ledger) {}

  /** Tells the seller what somebody else did. @param comment what they wrote, of a comment */
  tellSeller(
    unit: UnitOfWork,
    listing: Listing,
    news: 'interest' | 'withdrawal' | 'comment',
    personId: string,
    comment: string | null = null,
  ): Promise<void> {
    return this.tell(unit, listing, { news, readerId: listing.sellerId, personId, comment });
  }

  /** Tells who holds it, or bought it, what the seller did; nobody while no one is known to. */
  async tellBuyer(unit: UnitOfWork, listing: Listing, news: 'sold' | 'relisted' | 'removed'): Promise<void> {
    if (listing.pendingBuyerId) {
      await this.tell(unit, listing, { news, readerId: listing.pendingBuyerId, personId: listing.sellerId });
    }
  }

  /** Tells somebody who waited for it that anybody may buy it now. */
  tellWaiting(unit: UnitOfWork, listing: Listing, readerId: string): Promise<void> {
    return this.tell(unit, listing, { news: 'available', readerId, personId: listing.sellerId });
  }

  private async tell(
    unit: UnitOfWork,
    listing: Listing,
    told: { news: ListingNews; readerId: string; personId: string; comment?: string | null },
  ): Promise<void> {
    const { news, readerId, personId, comment = null } = told;
    await this.ledger.putAll(unit, {
      kind: 'listing-notice',
      mailing: null,
      sharedProps: {
        news,
        comment,
        listingId: listing.id,
        gameName: listing.gameName,
        priceCents: listing.priceCents,
      },
      recipients: sql`
        select ${listing.id}::uuid as about, ${displayNameOf('reader.id')} as name, reader.email as address,
               jsonb_build_object('person', ${displayNameOf('person.id')}) as props
        from ${accounts} reader join ${accounts} person on person.id = ${personId}
        where reader.id = ${readerId}`,
      expiresAt: new Date(unit.now.getTime() + KEPT_MS),
    });
  }
}
