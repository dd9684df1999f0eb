import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { generatedApi } from './generated.ts';

const QUERY = `${generatedApi.reducerPath}/executeQuery/`;
const CHANGE = `${generatedApi.reducerPath}/executeMutation/`;

interface Question {
  endpointName: keyof typeof generatedApi.endpoints;
  originalArgs: unknown;
  queryCacheKey: string;
}

/**
 * A change makes answers stale, among them those that are still on their way and may be older than the change. RTK Query asks
 * for nothing that it is asking for already, so that such an answer would stay until the next poll: it is asked for once
 * more when it has come. Stands before the api's own middleware.
 */
export const askAgain: Middleware = ({ dispatch }) => {
  const outrun = new Set<string>();
  let isInvalidating = false;
  return (next) => (action) => {
    if (isChange(action)) {
      isInvalidating = true;
      try {
        return next(action);
      } finally {
        isInvalidating = false;
      }
    }
    const ended = questionThatEnded(action);
    if (!ended) return next(action);
    const { wasUnderWay, question } = ended;
    if (wasUnderWay && isInvalidating) outrun.add(question.queryCacheKey);
    const result = next(action);
    if (!wasUnderWay && outrun.delete(question.queryCacheKey)) dispatch(asking(question) as never);
    return result;
  };
};

/** Whatever makes answers stale. */
function isChange(action: unknown): boolean {
  if (generatedApi.util.invalidateTags.match(action)) return true;
  return (isFulfilled(action) || isRejected(action)) && action.type.startsWith(CHANGE);
}

/** A question that has got its answer or none; or was not put, because it is under way already. */
function questionThatEnded(action: unknown): { wasUnderWay: boolean; question: Question } | null {
  if (!(isFulfilled(action) || isRejected(action)) || !action.type.startsWith(QUERY)) return null;
  return { wasUnderWay: isRejected(action) && action.meta.condition, question: action.meta.arg as Question };
}

function asking({ endpointName, originalArgs }: Question) {
  const { initiate } = generatedApi.endpoints[endpointName] as {
    initiate: (args: unknown, options: { forceRefetch: boolean; subscribe: boolean }) => unknown;
  };
  return initiate(originalArgs, { forceRefetch: true, subscribe: false });
}
