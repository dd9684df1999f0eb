import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import type { sendWithSession } from './base-api.ts';
import {
  type Event,
  type Gameday,
  generatedApi,
  type Listing,
  type ListingDetails,
  type RegistrationEntry,
} from './generated.ts';

// How mutations patch the cache: an item is found by its id, in the data of each query that holds it.

const { selectCachedArgsForQuery, updateQueryData } = generatedApi.util;

export type OnStarted<Argument, Result> = NonNullable<
  TypedMutationOnQueryStarted<Result, Argument, typeof sendWithSession, 'api'>
>;
export type Call = Pick<Parameters<OnStarted<unknown, unknown>>[1], 'dispatch' | 'getState'>;

/** The items that the data of these queries hold. */
interface Items {
  listEvents: Event;
  getEvent: Event;
  listListings: Listing;
  getListing: ListingDetails;
  listRegistrations: RegistrationEntry;
  listGamedays: Gameday;
}
type Query = keyof Items;
/** Returns the items of a query with these arguments, changed. */
export type Change<Item> = (items: Item[], args: unknown) => Item[];
type Patch = (data: unknown, args: unknown) => unknown;

/** Requests in flight, with the patches that were made since they were sent. */
const inFlight = new Set<{ query: string; patches: Patch[] }>();

/**
 * For `onQueryStarted` of a query: data that were requested before a patch and arrive after it get the patch, too.
 *
 * @param then is called with the query's arguments once its data are patched
 */
export function replayPatches(query: Query, then?: (args: unknown, call: Call) => void) {
  return async (args: unknown, call: Call & { queryFulfilled: Promise<unknown> }): Promise<void> => {
    const request = { query, patches: [] as Patch[] };
    inFlight.add(request);
    const fulfilled = await call.queryFulfilled.catch(() => null);
    inFlight.delete(request);
    if (!fulfilled) return;
    for (const patch of request.patches) update(call, query, args, patch);
    then?.(args, call);
  };
}

/** Patches the items of a query: in all its data in the cache, and in those whose request is in flight. */
export function patchItems<Name extends Query>(call: Call, query: Name, change: Change<Items[Name]>): void {
  applyPatch(call, query, inData(change as Change<unknown>));
}

/**
 * Patches the item with this id, as above.
 *
 * @returns undo, for every item that is still as the patch left it
 */
export function patchById<Name extends Query>(
  call: Call,
  query: Name,
  id: string,
  patch: (item: Items[Name]) => Items[Name],
): () => void {
  const made: { before: unknown; after: unknown }[] = [];
  const cancel = applyPatch(
    call,
    query,
    replacing(id, (before) => {
      const after = patch(before as Items[Name]);
      made.push({ before, after });
      return after;
    }),
  );
  return () => {
    cancel();
    const undo = replacing(id, (item) => {
      const found = made.find(({ after }) => isSame(after, item));
      return found ? found.before : item;
    });
    for (const args of selectCachedArgsForQuery(call.getState(), query)) update(call, query, args, undo);
  };
}

/** Patches the data in the cache, and those in flight when they arrive; the function it returns cancels the latter. */
function applyPatch(call: Call, query: Query, patch: Patch): () => void {
  const pending = [...inFlight].filter((request) => request.query === query);
  for (const { patches } of pending) patches.push(patch);
  for (const args of selectCachedArgsForQuery(call.getState(), query)) update(call, query, args, patch);
  return () => {
    for (const { patches } of pending) if (patches.includes(patch)) patches.splice(patches.indexOf(patch), 1);
  };
}

function replacing(id: string, patch: (item: unknown) => unknown): Patch {
  return inData((items) => {
    const index = items.findIndex((item) => (item as { id: string }).id === id);
    if (index < 0) return items;
    const patched = patch(items[index]);
    // The same object, so that nothing is rendered again.
    return isSame(patched, items[index]) ? items : items.with(index, patched);
  });
}

/** The data are a list, or a page with its `items` and their `total`, or the item itself. */
function inData(change: Change<unknown>): Patch {
  return (data, args) => {
    if (Array.isArray(data)) return change(data, args);
    if (!isPage(data)) return change([data], args)[0];
    const items = change(data.items, args);
    if (items === data.items) return data;
    return { ...data, items, total: data.total + items.length - data.items.length };
  };
}

function isPage(data: unknown): data is { items: unknown[]; total: number } {
  return typeof data === 'object' && data !== null && 'items' in data;
}

function update(call: Call, query: Query, args: unknown, patch: Patch): void {
  const data = cachedData(call, query, args);
  if (data === undefined) return;
  const patched = patch(data, args);
  // `true`: the tags are computed again, because the data may hold other items now.
  if (patched !== data)
    call.dispatch(updateQueryData(query as 'getEvent', args as string, () => patched as Event, true));
}

/** The data in the cache of a query with these arguments. */
export function cachedData(call: Call, query: Query, args: unknown): unknown {
  const { select } = generatedApi.endpoints[query] as unknown as {
    select: (of: unknown) => (state: unknown) => { data?: unknown };
  };
  return select(args)(call.getState()).data;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The result of a call; null when it failed. */
export function fulfilled<Result>(queryFulfilled: Promise<Result>): Promise<Result | null> {
  return queryFulfilled.catch(() => null);
}
