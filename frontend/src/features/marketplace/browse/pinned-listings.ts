import { useState } from 'react';
import type { Listing } from '#api/generated.ts';

interface Shown {
  /** What was asked for. */
  queryKey: string;
  items: Listing[] | undefined;
  /** What has been done about some of them since, by id: how they stand now. */
  pinned: ReadonlyMap<string, Listing>;
  listings: Listing[] | undefined;
}

/**
 * The listings of a page, with those that somebody has just done something about in their places, although the filters do
 * not let them pass any more: else the next one would slide under the finger. They go when something else is asked for.
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

/** A new answer with what it lacks of the pinned ones, each where it stood. */
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
