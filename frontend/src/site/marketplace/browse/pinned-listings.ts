import { useState } from 'react';
import type { Listing } from '#core/api/generated.ts';

interface Shown {
  queryKey: string;
  items: Listing[] | undefined;
  /** Listings that were acted on since, by id, in their new state. */
  pinned: ReadonlyMap<string, Listing>;
  listings: Listing[] | undefined;
}

/**
 * The listings of a page. One that was just acted on stays in its place although the filters exclude it now: otherwise the
 * next listing would slide under the pointer. It is unpinned when the query changes.
 */
export function usePinnedListings(queryKey: string, items: Listing[] | undefined) {
  const [shown, setShown] = useState<Shown>({ queryKey, items, pinned: new Map(), listings: items });
  if (queryKey !== shown.queryKey) {
    setShown({ queryKey, items, pinned: new Map(), listings: items });
  } else if (items !== shown.items) {
    setShown({ ...shown, items, listings: withPinned(items, shown) });
  }
  const pin = (listing: Listing) =>
    setShown((last) => ({ ...last, pinned: new Map(last.pinned).set(listing.id, listing) }));
  return [shown.listings, pin] as const;
}

/** Adds missing pinned listings to a new answer at their old places. */
export function withPinned(
  items: Listing[] | undefined,
  { pinned, listings = [] }: Pick<Shown, 'pinned' | 'listings'>,
): Listing[] | undefined {
  if (!items) return items;
  const there = new Set(items.map(({ id }) => id));
  const result = [...items];
  for (const [place, { id }] of listings.entries()) {
    const listing = pinned.get(id);
    if (listing && !there.has(id)) result.splice(place, 0, listing);
  }
  return result;
}
