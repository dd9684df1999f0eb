import { Injectable } from '@nestjs/common';
import { Transactions } from '@tablefall/platform/database/transactions';
import type { Principal } from '../../http/access/principal.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { lockListing } from '../locked-listing.ts';
import { addEntry, entryOfForm } from './discussion-entries.ts';
import type { DiscussionFormDto } from './discussions.dto.ts';
import { SellerNews } from './seller-news.ts';

/** Talking about games for sale. */
@Injectable()
export class DiscussionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly news: SellerNews,
  ) {}

  /**
   * Adds a comment; the seller is told of comments by others. The same form sent again adds nothing.
   * Throws InvalidInputError when the body names another listing.
   *
   * @returns the id of the entry
   */
  async comment(principal: Principal, listingId: string, form: DiscussionFormDto): Promise<string> {
    if (form.forSaleItemId && form.forSaleItemId.toLowerCase() !== listingId.toLowerCase()) {
      throw new InvalidInputError({ forSaleItemId: 'This is not the listing of the path' });
    }
    return this.transactions.run(async (unit) => {
      const listing = await lockListing(unit.em, principal, listingId);
      const authorId = principal.userId;
      const { formId, message } = form;
      // The listing is locked, so that of two calls at the same moment the second one finds the first.
      const known = await entryOfForm(unit, { listingId, authorId, formId });
      if (known) {
        return known;
      }
      const entry = { authorId, type: 'Comment', message, formId } as const;
      return authorId === listing.sellerId
        ? addEntry(unit, { ...entry, listingId })
        : this.news.add(unit, listing, entry);
    });
  }
}
