import {
  type AddDiscussionApiArg,
  type DeleteListingApiArg,
  type Discussion,
  generatedApi,
  type Listing,
  type ListingDetails,
} from './generated.ts';
import { type Call, cachedData, type OnStarted, patchById, patchItems, replayPatches } from './patches.ts';

// How calls about games for sale patch the cache, besides the tags that they invalidate (`tags.ts`).

const { upsertQueryEntries } = generatedApi.util;

/** A call that answers with a listing. */
type ListingCall = Call & { queryFulfilled: Promise<{ data: ListingDetails }> };

export const replayListPatches = replayPatches('listListings');

/** Puts the listing that a mutation returns into its details and every list. */
export async function cacheListing(_argument: unknown, call: ListingCall): Promise<void> {
  const answer = await call.queryFulfilled.catch(() => null);
  if (!answer) return;
  const { data } = answer;
  patchById(call, 'getListing', data.id, () => data);
  putInLists(call, data);
  // It may not be in the cache yet.
  call.dispatch(upsertQueryEntries([{ endpointName: 'getListing', arg: data.id, value: data }]));
}

/** Puts a loaded listing into every list as well, with the patches made while it was in flight. */
export const replayListingPatches = replayPatches('getListing', (id, call) =>
  putInLists(call, cachedData(call, 'getListing', id) as ListingDetails),
);

function putInLists(call: Call, { discussions: _, ...listing }: ListingDetails): void {
  patchById(call, 'listListings', listing.id, (listed) => ({ ...listed, ...listing }));
}

/** Takes a deleted listing out of every list. */
export const removeListing: OnStarted<DeleteListingApiArg, unknown> = async ({ id }, call) => {
  const deleted = await call.queryFulfilled.catch(() => null);
  if (!deleted) return;
  patchItems(call, 'listListings', (items) =>
    items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items,
  );
};

/** Optimistic update: one comment more before the response arrives, undone if it is an error. */
export const commentOptimistically: OnStarted<AddDiscussionApiArg, Discussion> = async ({ id }, call) => {
  const raise = <Counted extends Listing>(listing: Counted): Counted => ({
    ...listing,
    commentCount: listing.commentCount + 1,
  });
  const undo = [patchById(call, 'getListing', id, raise), patchById(call, 'listListings', id, raise)];
  const answer = await call.queryFulfilled.catch(() => null);
  if (!answer) {
    for (const each of undo) each();
    return;
  }
  const { data } = answer;
  patchById(call, 'getListing', id, (listing) =>
    listing.discussions.some((each) => each.id === data.id)
      ? listing
      : { ...listing, discussions: [...listing.discussions, data] },
  );
};
