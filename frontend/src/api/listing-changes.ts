import {
  type AddDiscussionApiArg,
  type DeleteListingApiArg,
  type Discussion,
  generatedApi,
  type Listing,
  type ListingDetails,
} from './generated.ts';
import { answerIn, type Call, changeThings, keepChanges, type OnStarted, patchById } from './patches.ts';

// What calls about games for sale change in the cached answers besides making them stale.

const { upsertQueryEntries } = generatedApi.util;

/** A call that answers with a listing. */
type ListingCall = Call & { queryFulfilled: Promise<{ data: ListingDetails }> };

export const keepListingChanges = keepChanges('listListings');

/** What a change tells of a listing stands in its details and in every list at once. */
export async function keepListing(_argument: unknown, call: ListingCall): Promise<void> {
  const answer = await call.queryFulfilled.catch(() => null);
  if (!answer) return;
  const { data } = answer;
  patchById(call, 'getListing', data.id, () => data);
  putInLists(call, data);
  // Nobody may have asked for it yet.
  call.dispatch(upsertQueryEntries([{ endpointName: 'getListing', arg: data.id, value: data }]));
}

/** What is told of one listing stands in every list as well; a change that was made meanwhile stays. */
export const keepAskedListing = keepChanges('getListing', (id, call) =>
  putInLists(call, answerIn(call, 'getListing', id) as ListingDetails),
);

function putInLists(call: Call, { discussions: _, ...listing }: ListingDetails): void {
  patchById(call, 'listListings', listing.id, (listed) => ({ ...listed, ...listing }));
}

/** A deleted listing leaves every list at once. */
export const removeListing: OnStarted<DeleteListingApiArg, unknown> = async ({ id }, call) => {
  const deleted = await call.queryFulfilled.catch(() => null);
  if (!deleted) return;
  changeThings(call, 'listListings', (items) =>
    items.some((item) => item.id === id) ? items.filter((item) => item.id !== id) : items,
  );
};

/** The count of comments is raised before the server has said so, and lowered again when it refuses (spec §4). */
export const commentAtOnce: OnStarted<AddDiscussionApiArg, Discussion> = async ({ id }, call) => {
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
