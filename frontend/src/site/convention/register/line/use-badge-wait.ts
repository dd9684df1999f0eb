import { useState } from 'react';
import { fresh } from '#core/api/freshness.ts';
import { type BadgeQueuePlace, useGetBadgeLineQuery } from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';

interface BadgeWait {
  /** Undefined without a link, while it loads, and once the wait is over. */
  wait: BadgeQueuePlace | undefined;
  /** The link names no wait, or not any more. */
  isOver: boolean;
  isLoading: boolean;
  /** The server did not answer. */
  isError: boolean;
  retry: () => void;
  /** When it was read, in ms. */
  loadedAt: number | undefined;
}

/**
 * How the wait stands that a mailed link names. While somebody waits it is read again by itself; not while badges are
 * kept, because the form that is being filled in must stay.
 *
 * @param line null without such a link
 */
export function useBadgeWait(line: string | null): BadgeWait {
  const [isWaiting, setWaiting] = useState(false);
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useGetBadgeLineQuery(line ?? '', {
    skip: !line,
    ...fresh('getBadgeLine', { isMoving: isWaiting }),
  });
  const isOver = Boolean(line) && problemOf(error).status === 404;
  const wait = line && !isOver ? currentData : undefined;
  if (Boolean(wait?.place) !== isWaiting) setWaiting(!isWaiting);
  return {
    wait,
    isOver,
    isLoading: Boolean(line) && !currentData && !error && isFetching,
    isError: Boolean(line) && !isOver && !currentData && Boolean(error),
    retry: () => void refetch(),
    loadedAt: fulfilledTimeStamp,
  };
}
