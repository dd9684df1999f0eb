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
  type ListListingsApiArg,
} from './generated.ts';

// What calls about games for sale change in the cached answers besides making them stale.

const { selectCachedArgsForQuery, updateQueryData, upsertQueryEntries } = generatedApi.util;

type OnStarted<Argument, Result> = NonNullable<
  TypedMutationOnQueryStarted<Result, Argument, typeof sendWithSession, 'api'>
>;
type Started = Pick<Parameters<OnStarted<unknown, unknown>>[1], 'dispatch' | 'getState'>;
type ListCall = Started & { queryFulfilled: Promise<{ data: ListingPage }> };
/** A call that answers with a listing. */
type ListingCall = Started & { queryFulfilled: Promise<{ data: ListingDetails }> };

type PageChange = (page: ListingPage) => void;

/** For each list that is on its way: what was changed since it was asked for. */
const onItsWay = new Set<PageChange[]>();

/** A list that was asked for before a change may arrive after it: the change is made in it as well. */
export async function keepListingChanges(args: ListListingsApiArg, call: ListCall): Promise<void> {
  const changes: PageChange[] = [];
  onItsWay.add(changes);
  const arrived = await call.queryFulfilled.catch(() => null);
  onItsWay.delete(changes);
  if (!arrived) return;
  for (const change of changes) call.dispatch(updateQueryData('listListings', args, change));
}

/** The last that changes told of each listing. */
const toldListings = new Map<string, ListingDetails>();

/** What a change tells of a listing stands in its details and in every list at once. */
export async function keepListing(_argument: unknown, call: ListingCall): Promise<void> {
  const answer = await call.queryFulfilled.catch(() => null);
  if (!answer) return;
  toldListings.set(answer.data.id, answer.data);
  putListing(call, answer.data);
}

/** A listing that was asked for before a change may arrive after it: then it stays as the change has told. */
export async function keepAskedListing(id: string, call: ListingCall): Promise<void> {
  const before = toldListings.get(id);
  const answer = await call.queryFulfilled.catch(() => null);
  if (!answer) return;
  const told = toldListings.get(id);
  putListing(call, told && told !== before ? told : answer.data);
}

function putListing(call: Started, { discussions, ...listing }: ListingDetails): void {
  const value = { ...listing, discussions };
  call.dispatch(upsertQueryEntries([{ endpointName: 'getListing', arg: listing.id, value }]));
  changeEverywhere(
    call,
    inListing(listing.id, (listed) => Object.assign(listed, listing)),
  );
}

/** A deleted listing leaves every list at once. */
export const removeListing: OnStarted<DeleteListingApiArg, unknown> = async ({ id }, call) => {
  const deleted = await call.queryFulfilled.catch(() => null);
  if (!deleted) return;
  changeEverywhere(call, (page) => {
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
  const patches = [
    call.dispatch(updateQueryData('getListing', id, raise)),
    ...changeLists(call, inListing(id, raise)),
  ];
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

/** A change of one listing of a page, if it is there. */
function inListing(id: string, change: (listing: Listing) => unknown): PageChange {
  return ({ items }) => {
    const listed = items.find((item) => item.id === id);
    if (listed) change(listed);
  };
}

/** In the lists that are there and in those on their way. */
function changeEverywhere(call: Started, change: PageChange): void {
  for (const changes of onItsWay) changes.push(change);
  changeLists(call, change);
}

function changeLists({ dispatch, getState }: Started, change: PageChange) {
  return selectCachedArgsForQuery(getState(), 'listListings').map((args) =>
    dispatch(updateQueryData('listListings', args, change)),
  );
}
