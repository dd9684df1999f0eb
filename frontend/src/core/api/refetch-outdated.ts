import { isFulfilled, isPending, isRejected, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { generatedApi } from './generated.ts';

const QUERY = `${generatedApi.reducerPath}/executeQuery/`;
const MUTATION = `${generatedApi.reducerPath}/executeMutation/`;

type Tags = Parameters<typeof generatedApi.util.invalidateTags>[0];

interface CallArg {
  endpointName: keyof typeof generatedApi.endpoints;
  originalArgs: unknown;
  queryCacheKey: string;
}

/**
 * A change may invalidate a query whose request is in flight, and whose response may then be older than the change. RTK Query
 * sends no second request for a query that is pending, and of one that was never answered it does not even know the tags. So the
 * outdated data would stay until the next poll. This middleware keeps what was invalidated since a query was sent, and refetches
 * it once it is settled where that is about it. It stands before the middleware of the api.
 */
export const refetchOutdated: Middleware = ({ dispatch, getState }) => {
  /** By the id of the request that is in flight. */
  const invalidated = new Map<string, Tags[number][]>();
  return (next) => (action) => {
    const stale = invalidatedBy(action);
    for (const tags of invalidated.values()) tags.push(...stale);
    if (generatedApi.util.resetApiState.match(action)) invalidated.clear();
    if (isPending(action) && action.type.startsWith(QUERY)) invalidated.set(action.meta.requestId, []);
    const result = next(action);
    if ((isFulfilled(action) || isRejected(action)) && action.type.startsWith(QUERY)) {
      const { requestId, arg } = action.meta as { requestId: string; arg: CallArg };
      const tags = invalidated.get(requestId) ?? [];
      invalidated.delete(requestId);
      if (isAbout(tags, arg, getState())) dispatch(refetch(arg) as never);
    }
    return result;
  };
};

/** What an action makes stale, as RTK Query finds it out. */
function invalidatedBy(action: unknown): Tags {
  if (generatedApi.util.invalidateTags.match(action)) return action.payload;
  if (!(isFulfilled(action) || isRejectedWithValue(action)) || !action.type.startsWith(MUTATION)) return [];
  const { endpointName, originalArgs } = (action.meta as unknown as { arg: CallArg }).arg;
  const tags = tagsOf(endpointName);
  if (typeof tags !== 'function') return tags ?? [];
  return isFulfilled(action)
    ? tags(action.payload, undefined, originalArgs)
    : tags(undefined, action.payload, originalArgs);
}

type Invalidates = Tags | ((data: unknown, error: unknown, args: unknown) => Tags) | undefined;

/** What `tags.ts` and its like say of a mutation: RTK Query hands definitions of endpoints out only to be enhanced. */
function tagsOf(endpointName: string): Invalidates {
  let tags: Invalidates;
  const read = (definition: { invalidatesTags?: unknown }) => {
    tags = definition.invalidatesTags as Invalidates;
  };
  generatedApi.enhanceEndpoints({ endpoints: { [endpointName]: read } });
  return tags;
}

function isAbout(tags: Tags, { queryCacheKey }: CallArg, state: unknown): boolean {
  if (tags.length === 0) return false;
  const stale = generatedApi.util.selectInvalidatedBy(state as never, [...tags]);
  return stale.some((query) => query.queryCacheKey === queryCacheKey);
}

function refetch({ endpointName, originalArgs }: CallArg) {
  const { initiate } = generatedApi.endpoints[endpointName] as {
    initiate: (args: unknown, options: { forceRefetch: boolean; subscribe: boolean }) => unknown;
  };
  return initiate(originalArgs, { forceRefetch: true, subscribe: false });
}
