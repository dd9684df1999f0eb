import type { Discussion, Listing } from '#api/generated.ts';
import type { Problem } from '#api/problem.ts';

export type Condition = Listing['condition'];
export type ListingStatus = Listing['status'];

/** From the best to the worst (spec §9). */
export const CONDITIONS: readonly Condition[] = ['New', 'Like New', 'Good', 'Fair', 'Poor'];
export const STATUSES: readonly ListingStatus[] = ['Available', 'Pending', 'Sold'];

export const NOT_FOR_SALE = 'This game is not for sale any more.';

/** Whether a listing is not there for who asks: deleted, hidden, or what the address says is no listing's id at all. */
export function isNotForSale({ status }: Problem): boolean {
  return status === 404 || status === 400;
}

/** What the entries of a discussion are called that are no comments (spec §3). */
export const MESSAGE_LABELS: Record<Discussion['messageType'], string> = {
  Comment: '',
  Purchase: 'Purchase Interest',
  Undo: 'Purchase Withdrawn',
};
