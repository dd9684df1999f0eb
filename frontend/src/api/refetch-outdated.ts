import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { generatedApi } from './generated.ts';

const QUERY = `${generatedApi.reducerPath}/executeQuery/`;
const MUTATION = `${generatedApi.reducerPath}/executeMutation/`;

interface QueryArg {
  endpointName: keyof typeof generatedApi.endpoints;
  originalArgs: unknown;
  queryCacheKey: string;
}

/**
 * A mutation may invalidate a query whose request is in flight, and whose response may then be older than the mutation.
 * RTK Query sends no second request for a query that is pending, so the outdated data would stay until the next poll. This
 * middleware refetches such a query once its request is settled. It stands before the middleware of the api.
 */
export const refetchOutdated: Middleware = ({ dispatch }) => {
  const outdated = new Set<string>();
  let isInvalidating = false;
  return (next) => (action) => {
    if (isInvalidation(action)) {
      isInvalidating = true;
      try {
        return next(action);
      } finally {
        isInvalidating = false;
      }
    }
    const settled = settledQuery(action);
    if (!settled) return next(action);
    const { isSkipped, arg } = settled;
    if (isSkipped && isInvalidating) outdated.add(arg.queryCacheKey);
    const result = next(action);
    if (!isSkipped && outdated.delete(arg.queryCacheKey)) dispatch(refetch(arg) as never);
    return result;
  };
};

function isInvalidation(action: unknown): boolean {
  if (generatedApi.util.invalidateTags.match(action)) return true;
  return (isFulfilled(action) || isRejected(action)) && action.type.startsWith(MUTATION);
}

/** A query that is fulfilled or rejected, or was skipped because a request for it is in flight. */
function settledQuery(action: unknown): { isSkipped: boolean; arg: QueryArg } | null {
  if (!(isFulfilled(action) || isRejected(action)) || !action.type.startsWith(QUERY)) return null;
  return { isSkipped: isRejected(action) && action.meta.condition, arg: action.meta.arg as QueryArg };
}

function refetch({ endpointName, originalArgs }: QueryArg) {
  const { initiate } = generatedApi.endpoints[endpointName] as {
    initiate: (args: unknown, options: { forceRefetch: boolean; subscribe: boolean }) => unknown;
  };
  return initiate(originalArgs, { forceRefetch: true, subscribe: false });
}
