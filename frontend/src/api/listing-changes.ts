import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import type { sendWithSession } from './base-api.ts';
import {
  type AddDiscussionApiArg,
  type DeleteListingApiArg,
  type Discussion,
  generatedApi,
  type Listing,
  type ListingDetails,
  type ListingPage,
} from './generated.ts';

// What calls about games for sale change in the cached answers besides making them stale.

const { selectCachedArgsForQuery, updateQueryData, upsertQueryEntries } = generatedApi.util;

type OnStarted<Argument, Result> = NonNullable<
  TypedMutationOnQueryStarted<Result, Argument, typeof sendWithSession, 'api'>
>;
type Started = Pick<Parameters<OnStarted<unknown, unknown>>[1], 'dispatch' | 'getState'>;
/** A call that answers with a listing, be it a query or a change. */
type ListingCall = Started & { queryFulfilled: Promise<{ data: ListingDetails }> };

/** What a call tells of a listing stands in its details and in every list at once. */
export async function keepListing(_argument: unknown, call: ListingCall): Promise<void> {
  const answer = await call.queryFulfilled.catch(() => null);
  if (!answer) return;
  const { discussions, ...listing } = answer.data;
  const value = { ...listing, discussions };
  call.dispatch(upsertQueryEntries([{ endpointName: 'getListing', arg: listing.id, value }]));
  changeListed(call, listing.id, (listed) => Object.assign(listed, listing));
}

/** A deleted listing leaves every list at once. */
export const removeListing: OnStarted<DeleteListingApiArg, unknown> = async ({ id }, call) => {
  const deleted = await call.queryFulfilled.catch(() => null);
  if (!deleted) return;
  changeLists(call, (page) => {
    const index = page.items.findIndex((item) => item.id === id);
    if (index < 0) return;
    page.items.splice(index, 1);
    page.total -= 1;
  });
};

/** The count of comments is raised before the server has said so, and lowered again when it refuses (spec §4). */
export const commentAtOnce: OnStarted<AddDiscussionApiArg, Discussion> = async ({ id }, call) => {
  const raise = (listing: Listing) => {
    listing.commentCount += 1;
  };
  const patches = [call.dispatch(updateQueryData('getListing', id, raise)), ...changeListed(call, id, raise)];
  const answer = await call.queryFulfilled.catch(() => null);
  if (!answer) {
    for (const patch of patches) patch.undo();
    return;
  }
  call.dispatch(
    updateQueryData('getListing', id, ({ discussions }) => {
      if (discussions.every((each) => each.id !== answer.data.id)) discussions.push(answer.data);
    }),
  );
};

function changeListed(call: Started, id: string, change: (listing: Listing) => unknown) {
  return changeLists(call, ({ items }) => {
    const listed = items.find((item) => item.id === id);
    if (listed) change(listed);
  });
}

function changeLists({ dispatch, getState }: Started, change: (page: ListingPage) => void) {
  return selectCachedArgsForQuery(getState(), 'listListings').map((args) =>
    dispatch(updateQueryData('listListings', args, change)),
  );
}
