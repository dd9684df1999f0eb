import { Injectable } from '@nestjs/common';
import { Transactions } from '@tablefall/platform/database/transactions';
import type { Principal } from '../../http/access/principal.ts';
import { recordChange } from '../history/listing-changes.ts';
import { lockOwnListing } from '../locked-listing.ts';

/** Keeping listings for sale. */
@Injectable()
export class RenewalService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Says that a listing is still for sale, whatever its status.
   * Throws ListingNotFoundError, NotAllowedError unless the caller sells it.
   */
  async renew(principal: Principal, id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const listing = await lockOwnListing(unit.em, principal, id);
      listing.renew(unit.now);
      await recordChange(unit, listing, { field: 'renewed', by: 'seller' });
    });
  }
}
