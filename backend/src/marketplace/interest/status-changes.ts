import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { addEntry } from '../discussions/discussion-entries.ts';
import { SellerNews } from '../discussions/seller-news.ts';
import { recordChange } from '../history/listing-changes.ts';
import type { Listing, ListingStatus } from '../listing.entity.ts';
import { ListingNotices } from '../notices/listing-notices.ts';
import { nextInQueue } from './queue.ts';

const WITHDRAWN = 'Withdrew their interest in buying this game.';
const RELISTED = 'Offers this game to everybody again.';

/** What follows when a listing's status changes: who is told, and what its discussion says. */
@Injectable()
export class StatusChanges {
  constructor(
    private readonly notices: ListingNotices,
    private readonly news: SellerNews,
  ) {}

  /** Moves a listing that is locked to a status; one that has it already is left as it is. */
  async move(unit: UnitOfWork, listing: Listing, status: ListingStatus, actorId: string): Promise<void> {
    if (listing.status === status) {
      return;
    }
    const by = actorId === listing.sellerId ? 'seller' : 'buyer';
    await recordChange(unit, listing, { field: 'status', from: listing.status, to: status, by });
    if (status === 'Available') {
      await this.release(unit, listing, actorId);
    }
    listing.moveTo(status, unit.now);
    if (status === 'Available') {
      await this.offerToNext(unit, listing);
    }
    if (status === 'Sold') {
      await this.notices.notifyBuyer(unit, listing, 'sold');
      await this.notices.notifyQueue(unit, listing);
    }
  }

  /**
   * Tells the first who waits for a listing that it is available; the next one is told a day later
   * (`unanswered-offers.job.ts`). While the listing is hidden or has lapsed they go on waiting.
   */
  async offerToNext(unit: UnitOfWork, listing: Listing): Promise<void> {
    const next = listing.isListed ? await nextInQueue(unit.em, listing.id) : null;
    if (next) {
      listing.offeredAt = unit.now;
      await this.notices.notifyWaiting(unit, listing, next);
    }
  }

  private async release(unit: UnitOfWork, listing: Listing, actorId: string): Promise<void> {
    const buyerId = listing.pendingBuyerId;
    if (buyerId) {
      const isBuyer = actorId === buyerId;
      const message = isBuyer ? WITHDRAWN : RELISTED;
      const entry = { authorId: actorId, type: 'Undo', message } as const;
      if (isBuyer) {
        await this.news.add(unit, listing, entry);
      } else {
        await addEntry(unit, { ...entry, listingId: listing.id });
        await this.notices.notifyBuyer(unit, listing, 'relisted');
      }
    }
  }
}
