import type { Discussion, Listing, ListingChange } from '#core/api/generated.ts';
import type { Problem } from '#core/api/problem.ts';
import { price } from '#core/text/money-text.ts';

export type Condition = Listing['condition'];
type ListingStatus = Listing['status'];

/** From the best to the worst. */
export const CONDITIONS: readonly Condition[] = ['New', 'Like New', 'Good', 'Fair', 'Poor'];
export const STATUSES: readonly ListingStatus[] = ['Available', 'Pending', 'Sold'];

export const NOT_FOR_SALE = 'This game is not for sale any more.';

/** The listing was deleted or is hidden, or the id in the address is invalid. */
export function isNotForSale({ status }: Problem): boolean {
  return status === 404 || status === 400;
}

/** Labels of the entries of a discussion. */
export const MESSAGE_LABELS: Record<Discussion['messageType'], string> = {
  Comment: '',
  Purchase: 'Purchase Interest',
  Undo: 'Purchase Withdrawn',
};

/** What became of a listing, in words: 'Price from $45.50 to $40.00'. */
export function changeText(
  { field, from, to }: Pick<ListingChange, 'field' | 'from' | 'to'>,
  currency: string,
): string {
  switch (field) {
    case 'price':
      return `Price from ${price(Number(from), currency)} to ${price(Number(to), currency)}`;
    case 'status':
      return `${from} to ${to}`;
    case 'hidden':
      return to === null ? 'Shown again' : `Hidden: ${to}`;
    case 'renewed':
      return 'Renewed';
  }
}
