import { Injectable } from '@nestjs/common';
import { Transactions } from '@tablefall/platform/database/transactions';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { SellerNews } from '../discussions/seller-news.ts';
import { recordChange } from '../history/listing-changes.ts';
import { lockListing, lockOwnListing } from '../locked-listing.ts';
import {
  NotAvailableError,
  NothingPendingError,
  NothingToWaitForError,
  OwnListingError,
} from './interest.errors.ts';
import { addToQueue, removeFromQueue } from './queue.ts';
import { StatusChanges } from './status-changes.ts';

const INTERESTED = 'Wants to buy this game.';

/** Buying and selling. A listing is locked while its status is looked at and changed, so that of two buyers one gets it. */
@Injectable()
export class InterestService {
  constructor(
    private readonly transactions: Transactions,
    private readonly statusChanges: StatusChanges,
    private readonly news: SellerNews,
  ) {}

  /**
   * Reserves a listing for a buyer. A buyer who has reserved it already changes nothing.
   * Throws NotAvailableError when somebody else reserved or bought it.
   */
  async markPending(principal: Principal, id: string): Promise<void> {
    const { userId } = principal;
    await this.transactions.run(async (unit) => {
      const listing = await lockListing(unit.em, principal, id);
      if (listing.sellerId === userId) {
        throw new OwnListingError();
      }
      if (listing.status === 'Pending' && listing.pendingBuyerId === userId) {
        return;
      }
      if (listing.status !== 'Available') {
        throw new NotAvailableError(listing.status);
      }
      await recordChange(unit, listing, {
        field: 'status',
        from: listing.status,
        to: 'Pending',
        by: 'buyer',
      });
      listing.reserveFor(userId, unit.now);
      await removeFromQueue(unit.em, id, userId);
      await this.news.add(unit, listing, { authorId: userId, type: 'Purchase', message: INTERESTED });
    });
  }

  /** Makes a reserved listing available again, as its buyer or its seller, and tells the other one. */
  async undoPending(principal: Principal, id: string): Promise<void> {
    const { userId } = principal;
    await this.transactions.run(async (unit) => {
      const listing = await lockListing(unit.em, principal, id);
      if (listing.status !== 'Pending') {
        throw new NothingPendingError();
      }
      if (userId !== listing.sellerId && userId !== listing.pendingBuyerId) {
        throw new NotAllowedError();
      }
      await this.statusChanges.move(unit, listing, 'Available', userId);
    });
  }

  /**
   * Marks a listing as sold, to the buyer who reserved it if there is one. One that is sold stays so.
   * Throws ListingNotFoundError, NotAllowedError unless the caller sells it.
   */
  async markSold(principal: Principal, id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const listing = await lockOwnListing(unit.em, principal, id);
      await this.statusChanges.move(unit, listing, 'Sold', principal.userId);
    });
  }

  /**
   * Lets somebody wait for a listing that another buyer has reserved.
   * Throws NothingToWaitForError when it is available or sold, or reserved by the caller.
   */
  async joinQueue(principal: Principal, id: string): Promise<void> {
    const { userId } = principal;
    await this.transactions.run(async (unit) => {
      const listing = await lockListing(unit.em, principal, id);
      if (listing.sellerId === userId) {
        throw new OwnListingError();
      }
      if (listing.status !== 'Pending') {
        throw new NothingToWaitForError(
          listing.status === 'Sold' ? 'This game is sold.' : 'This game is available: buy it instead.',
        );
      }
      if (listing.pendingBuyerId === userId) {
        throw new NothingToWaitForError('You are buying this game already.');
      }
      await addToQueue(unit, id, userId);
    });
  }

  /** Lets somebody wait no longer. */
  async leaveQueue(principal: Principal, id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      await lockListing(unit.em, principal, id);
      await removeFromQueue(unit.em, id, principal.userId);
    });
  }
}
