import { useState } from 'react';
import type { Listing } from '#api/generated.ts';

interface Shown {
  /** What was asked for. */
  question: string;
  items: Listing[] | undefined;
  /** What has been done about some of them since, by id: how they stand now. */
  held: ReadonlyMap<string, Listing>;
  listings: Listing[] | undefined;
}

/**
 * The listings of a page, with those that somebody has just done something about in their places, although the filters do
 * not let them pass any more: else the next one would slide under the finger. They go when something else is asked for.
 */
export function useHeldListings(question: string, items: Listing[] | undefined) {
  const [shown, setShown] = useState<Shown>({ question, items, held: new Map(), listings: items });
  if (question !== shown.question) {
    setShown({ question, items, held: new Map(), listings: items });
  } else if (items !== shown.items) {
    setShown({ ...shown, items, listings: withHeld(items, shown) });
  }
  const hold = (listing: Listing) =>
    setShown((last) => ({ ...last, held: new Map(last.held).set(listing.id, listing) }));
  return [shown.listings, hold] as const;
}

/** A new answer with what it lacks of the held ones, each where it stood. */
export function withHeld(
  items: Listing[] | undefined,
  { held, listings = [] }: Pick<Shown, 'held' | 'listings'>,
): Listing[] | undefined {
  if (!items) return items;
  const there = new Set(items.map(({ id }) => id));
  const result = [...items];
  for (const [place, { id }] of listings.entries()) {
    const listing = held.get(id);
    if (listing && !there.has(id)) result.splice(place, 0, listing);
  }
  return result;
}
