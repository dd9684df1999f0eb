import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Principal } from '../../http/access/principal.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { recordChange } from '../history/listing-changes.ts';
import { StatusChanges } from '../interest/status-changes.ts';
import type { Listing } from '../listing.entity.ts';
import { lockListing } from '../locked-listing.ts';
import { listingActs } from '../marketplace.audit.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import { ListingNotices } from '../notices/listing-notices.ts';
import { ReportMails } from '../notices/report-mails.ts';
import type { ReportDto } from './moderation.dto.ts';

/** Reporting and hiding what should not be for sale here. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly notices: ListingNotices,
    private readonly mails: ReportMails,
    private readonly statusChanges: StatusChanges,
    private readonly audit: Audit,
  ) {}

  /**
   * Tells the organisers what somebody finds wrong with a listing; for each person once.
   * Throws ListingNotFoundError, NotAllowedError for its seller.
   */
  async report(principal: Principal, id: string, { reason, message = null }: ReportDto): Promise<void> {
    await this.transactions.run(async (unit) => {
      const listing = await lockListing(unit.em, principal, id);
      if (listing.sellerId === principal.userId) {
        throw new NotAllowedError();
      }
      const added = await unit.em
        .getKysely<MarketplaceTables>()
        .insertInto('listing_report')
        .values(({ fn }) => ({
          id: fn('uuidv7'),
          listing_id: id,
          reporter_id: principal.userId,
          reason,
          message,
          created_at: unit.now,
        }))
        .onConflict((conflict) => conflict.columns(['listing_id', 'reporter_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added) {
        await this.mails.notifyStaff(unit, listing, principal, { reason, message });
      }
    });
  }

  /**
   * Hides a listing from everybody but its seller. The seller is told why, and the buyer who reserved it is told as
   * well. Hiding it again changes the reason.
   */
  async hide(principal: Principal, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const listing = await lockListing(unit.em, principal, id);
      if (listing.hiddenReason === reason) {
        return;
      }
      await this.hideListing(unit, listing, reason);
      await this.notices.notifyOwnSeller(unit, listing, 'hidden');
    });
  }

  /** The same for a listing that is locked, without a word to its seller. */
  async hideListing(unit: UnitOfWork, listing: Listing, reason: string): Promise<void> {
    const from = listing.hiddenReason;
    listing.hiddenReason = reason;
    await recordChange(unit, listing, { field: 'hidden', from, to: reason, by: 'organiser' });
    await this.audit.record(unit, { action: listingActs['listing.hidden'], about: listing.id });
    if (from === null && listing.status === 'Pending') {
      await this.notices.notifyBuyer(unit, listing, 'off-sale');
    }
  }

  /**
   * Shows a hidden listing again. Its seller is told, and the buyer who reserved it or else the first who waits for
   * it. The reports about it are settled, also when it was not hidden.
   */
  async unhide(principal: Principal, id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const listing = await lockListing(unit.em, principal, id);
      const settled = await this.settleReports(unit, id);
      const from = listing.hiddenReason;
      if (from !== null) {
        listing.hiddenReason = null;
        listing.renew(unit.now);
        await recordChange(unit, listing, { field: 'hidden', from, by: 'organiser' });
        await this.notices.notifyOwnSeller(unit, listing, 'shown');
        if (listing.status === 'Available') {
          await this.statusChanges.offerToNext(unit, listing);
        } else if (listing.status === 'Pending') {
          await this.notices.notifyBuyer(unit, listing, 'on-sale');
        }
      }
      if (from !== null || settled > 0) {
        await this.audit.record(unit, {
          action: listingActs['listing.shown'],
          about: id,
          details: { settledReports: settled },
        });
      }
    });
  }

  private async settleReports({ em, now }: UnitOfWork, id: string): Promise<number> {
    const settled = await em
      .getKysely<MarketplaceTables>()
      .updateTable('listing_report')
      .set({ settled_at: now })
      .where('listing_id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    return Number(settled.numUpdatedRows);
  }
}
