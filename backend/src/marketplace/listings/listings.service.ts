import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { brokenConstraint } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Principal } from '../../http/access/principal.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { recordChange } from '../history/listing-changes.ts';
import { StatusChanges } from '../interest/status-changes.ts';
import { Listing, type ListingStatus } from '../listing.entity.ts';
import { refuseStaleListing } from '../listing-version.ts';
import { LISTED } from '../listing-visibility.ts';
import { TooManyListingsError } from '../listings.errors.ts';
import { lockOwnListing } from '../locked-listing.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import { ListingNotices } from '../notices/listing-notices.ts';
import { ListingPhotos } from '../photos/listing-photos.ts';
import { detailsOf, type ListingFormDto } from './listing-form.dto.ts';

/** Games that one account has for sale at a time. */
const MOST_LISTINGS = 50;

/** Offering games for sale. */
@Injectable()
export class ListingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly photos: ListingPhotos,
    private readonly statusChanges: StatusChanges,
    private readonly notices: ListingNotices,
    private readonly config: Config,
  ) {}

  /**
   * Makes a listing. If the same form was sent before, its listing takes over what the form says now.
   * Throws NotAllowedError for the id of somebody else's listing.
   * Throws InvalidInputError for a photo that the seller did not upload, or a thumbnail from elsewhere.
   *
   * @returns its id
   */
  async create(principal: Principal, form: ListingFormDto): Promise<string> {
    this.refuseForeignThumbnail(form);
    try {
      return await this.insert(principal, form);
    } catch (error) {
      // The database decides, so that of two forms sent at the same moment one makes the listing and the other changes it.
      if (!form.id || brokenConstraint(error) !== 'listing_pkey') {
        throw error;
      }
      await this.update(principal, form.id, form);
      return form.id;
    }
  }

  /**
   * Takes over what the seller says now. Making it available again takes it from the buyer who reserved or bought it.
   * Throws ListingNotFoundError, NotAllowedError unless the caller sells it.
   * Throws StaleEditError when it is no longer what the form was filled from.
   * Throws InvalidInputError, TooManyListingsError as `create`.
   */
  async update(principal: Principal, id: string, form: ListingFormDto): Promise<void> {
    this.refuseForeignThumbnail(form);
    await this.transactions.run(async (unit) => {
      await this.accounts.lockAccount(unit.em, { id: principal.userId });
      const listing = await lockOwnListing(unit.em, principal, id);
      await refuseTooMany(unit, listing, form.status ?? listing.status);
      await refuseStaleListing(unit.em, id, form);
      const price = listing.priceCents;
      listing.change(detailsOf(form, listing), unit.now);
      if (listing.priceCents !== price) {
        const [from, to] = [price, listing.priceCents].map(dollarsOf);
        await recordChange(unit, listing, { field: 'price', from, to, by: 'seller' });
      }
      await this.statusChanges.move(unit, listing, form.status ?? listing.status, principal.userId);
      await unit.em.flush();
      await this.photos.show(unit, listing, form.photos ?? []);
    });
  }

  /**
   * Deletes a listing with its photos and discussion. The buyer who reserved it, and all who wait for it, are told.
   * Throws ListingNotFoundError, NotAllowedError unless the caller sells it.
   */
  async delete(principal: Principal, id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      await this.remove(unit, await lockOwnListing(unit.em, principal, id));
    });
  }

  /** The same for a listing that is locked. */
  async remove(unit: UnitOfWork, listing: Listing): Promise<void> {
    if (listing.status === 'Pending') {
      await this.notices.notifyBuyer(unit, listing, 'removed');
    }
    // They heard of a sale when it was made.
    if (listing.status !== 'Sold') {
      await this.notices.notifyQueue(unit, listing);
    }
    await this.photos.discard(unit, [listing.id]);
    unit.em.remove(listing);
  }

  private insert(principal: Principal, form: ListingFormDto): Promise<string> {
    return this.transactions.run(async (unit) => {
      const listing = new Listing(principal.userId, detailsOf(form), unit.now, form.id);
      listing.moveTo(form.status ?? 'Available', unit.now);
      await this.accounts.lockAccount(unit.em, { id: principal.userId });
      await refuseTooMany(unit, listing, listing.status);
      await unit.em.persist(listing).flush();
      await this.photos.show(unit, listing, form.photos ?? []);
      return listing.id;
    });
  }

  private refuseForeignThumbnail({ bggThumbnail }: ListingFormDto): void {
    if (bggThumbnail && !bggThumbnail.startsWith(`${this.config.BGG_IMAGE_HOST}/`)) {
      throw new InvalidInputError({ bggThumbnail: 'Please use a picture of the board-game database' });
    }
  }
}

/**
 * Counts what else its seller has for sale; the seller's account must be held.
 *
 * @param status that the listing gets
 */
async function refuseTooMany(
  { em }: UnitOfWork,
  { id, sellerId }: Listing,
  status: ListingStatus,
): Promise<void> {
  if (status === 'Sold') {
    return;
  }
  const { others } = await em
    .getKysely<MarketplaceTables>()
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('others'))
    .where('seller_id', '=', sellerId)
    .where('status', '!=', 'Sold')
    .where(LISTED)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  if (others >= MOST_LISTINGS) {
    throw new TooManyListingsError(MOST_LISTINGS);
  }
}

function dollarsOf(cents: number): string {
  return (cents / 100).toFixed(2);
}
