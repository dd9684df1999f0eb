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

// How calls change what is in the cache: what they change is found by its id, in each answer that holds it.

const { selectCachedArgsForQuery, updateQueryData } = generatedApi.util;

export type OnStarted<Argument, Result> = NonNullable<
  TypedMutationOnQueryStarted<Result, Argument, typeof sendWithSession, 'api'>
>;
export type Call = Pick<Parameters<OnStarted<unknown, unknown>>[1], 'dispatch' | 'getState'>;

/** The things that the answers of these queries hold. */
interface Things {
  listEvents: Event;
  getEvent: Event;
  listListings: Listing;
  getListing: ListingDetails;
  listRegistrations: RegistrationEntry;
  listGamedays: Gameday;
}
type Query = keyof Things;
/** Gives the things of one answer anew, which was asked for with these arguments. */
export type Change<Thing> = (things: Thing[], args: unknown) => Thing[];
type AnswerChange = (answer: unknown, args: unknown) => unknown;

/** Answers that are on their way, with what was changed since they were asked for. */
const onTheirWay = new Set<{ query: string; changes: AnswerChange[] }>();

/**
 * For `onQueryStarted` of a query: an answer that was asked for before a change and arrives after it has it made, too.
 *
 * @param then what follows from the answer
 */
export function keepChanges(query: Query, then?: (args: unknown, call: Call) => void) {
  return async (args: unknown, call: Call & { queryFulfilled: Promise<unknown> }): Promise<void> => {
    const asked = { query, changes: [] as AnswerChange[] };
    onTheirWay.add(asked);
    const arrived = await call.queryFulfilled.catch(() => null);
    onTheirWay.delete(asked);
    if (!arrived) return;
    for (const change of asked.changes) update(call, query, args, change);
    then?.(args, call);
  };
}

/** Changes the things in every answer of a query that is there or on its way. */
export function changeThings<Name extends Query>(
  call: Call,
  query: Name,
  change: Change<Things[Name]>,
): void {
  record(call, query, inAnswer(change as Change<unknown>));
}

/**
 * Changes the one thing of an id, as above.
 *
 * @returns takes the change back, wherever the thing still is as the change left it
 */
export function patchById<Name extends Query>(
  call: Call,
  query: Name,
  id: string,
  patch: (thing: Things[Name]) => Things[Name],
): () => void {
  const made: { before: unknown; after: unknown }[] = [];
  const forget = record(
    call,
    query,
    replacing(id, (before) => {
      const after = patch(before as Things[Name]);
      made.push({ before, after });
      return after;
    }),
  );
  return () => {
    forget();
    const back = replacing(id, (thing) => {
      const found = made.find(({ after }) => isSame(after, thing));
      return found ? found.before : thing;
    });
    for (const args of selectCachedArgsForQuery(call.getState(), query)) update(call, query, args, back);
  };
}

/** Makes a change in what is there, and in what arrives later; gives back how it is no longer made in that. */
function record(call: Call, query: Query, change: AnswerChange): () => void {
  const awaited = [...onTheirWay].filter((asked) => asked.query === query);
  for (const { changes } of awaited) changes.push(change);
  for (const args of selectCachedArgsForQuery(call.getState(), query)) update(call, query, args, change);
  return () => {
    for (const { changes } of awaited)
      if (changes.includes(change)) changes.splice(changes.indexOf(change), 1);
  };
}

function replacing(id: string, patch: (thing: unknown) => unknown): AnswerChange {
  return inAnswer((things) => {
    const index = things.findIndex((thing) => (thing as { id: string }).id === id);
    if (index < 0) return things;
    const patched = patch(things[index]);
    // What has not changed keeps its identity, so that nobody draws it again.
    return isSame(patched, things[index]) ? things : things.with(index, patched);
  });
}

/** Most answers are a list, or a page with its `items` and their `total`; a few are the thing itself. */
function inAnswer(change: Change<unknown>): AnswerChange {
  return (answer, args) => {
    if (Array.isArray(answer)) return change(answer, args);
    if (!isPage(answer)) return change([answer], args)[0];
    const items = change(answer.items, args);
    if (items === answer.items) return answer;
    return { ...answer, items, total: answer.total + items.length - answer.items.length };
  };
}

function isPage(answer: unknown): answer is { items: unknown[]; total: number } {
  return typeof answer === 'object' && answer !== null && 'items' in answer;
}

function update(call: Call, query: Query, args: unknown, change: AnswerChange): void {
  const data = answerIn(call, query, args);
  if (data === undefined) return;
  const changed = change(data, args);
  // Other things may be in it by now, so what it is about is found out anew.
  if (changed !== data)
    call.dispatch(updateQueryData(query as 'getEvent', args as string, () => changed as Event, true));
}

/** What is in the cache of a query with these arguments. */
export function answerIn(call: Call, query: Query, args: unknown): unknown {
  const { select } = generatedApi.endpoints[query] as unknown as {
    select: (of: unknown) => (state: unknown) => { data?: unknown };
  };
  return select(args)(call.getState()).data;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
