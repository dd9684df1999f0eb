import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { addEntry } from '../discussions/discussion-entries.ts';
import type { Listing, ListingStatus } from '../listings/listing.entity.ts';
import { ListingNotices } from '../notices/listing-notices.ts';
import { nextInQueue } from './queue.ts';

const WITHDRAWN = 'Withdrew their interest in buying this game.';
const RELISTED = 'Offers this game to everybody again.';

/** What follows when a listing's status changes: who is told, and what its discussion says. */
@Injectable()
export class StatusChanges {
  constructor(private readonly notices: ListingNotices) {}

  /** Moves a listing that is held to a status; one that has it already is left as it is. */
  async move(unit: UnitOfWork, listing: Listing, status: ListingStatus, actorId: string): Promise<void> {
    if (listing.status === status) {
      return;
    }
    if (status === 'Available') {
      await this.release(unit, listing, actorId);
    }
    listing.moveTo(status);
    if (status === 'Sold') {
      await this.notices.tellBuyer(unit, listing, 'sold');
    }
  }

  private async release(unit: UnitOfWork, listing: Listing, actorId: string): Promise<void> {
    const buyerId = listing.pendingBuyerId;
    if (buyerId) {
      const isBuyer = actorId === buyerId;
      const message = isBuyer ? WITHDRAWN : RELISTED;
      await addEntry(unit, { listingId: listing.id, authorId: actorId, type: 'Undo', message });
      await (isBuyer
        ? this.notices.tellSeller(unit, listing, 'withdrawal', buyerId)
        : this.notices.tellBuyer(unit, listing, 'relisted'));
    }
    const next = await nextInQueue(unit.em, listing.id);
    if (next) {
      await this.notices.tellWaiting(unit, listing, next);
    }
  }
}
