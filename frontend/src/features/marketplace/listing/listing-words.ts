import type { Discussion, Listing } from '../../../api/generated.ts';

export type Condition = Listing['condition'];
export type ListingStatus = Listing['status'];

/** From the best to the worst (spec §9). */
export const CONDITIONS: readonly Condition[] = ['New', 'Like New', 'Good', 'Fair', 'Poor'];
export const STATUSES: readonly ListingStatus[] = ['Available', 'Pending', 'Sold'];

/** What the entries of a discussion are called that are no comments (spec §3). */
export const MESSAGE_LABELS: Record<Discussion['messageType'], string> = {
  Comment: '',
  Purchase: 'Purchase Interest',
  Undo: 'Purchase Withdrawn',
};
