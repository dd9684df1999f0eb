import { eventApi, useGetDrawQuery } from '#api/events.ts';
import { fresh } from '#api/freshness.ts';
import { problemOf } from '#api/problem.ts';
import { useAtTime } from '../clock.ts';

/** The draw of the edition: undefined while it is not known, null where none is planned. It is followed while it is run. */
export function useDraw() {
  const { data: known } = eventApi.endpoints.getDraw.useQueryState();
  const runsAt = Date.parse(known?.runsAt ?? '');
  const isDue = useAtTime((now) => runsAt <= now) && known?.ranAt === null;
  const { data, isError, error, refetch } = useGetDrawQuery(undefined, fresh('getDraw', { isMoving: isDue }));
  const isNone = isError && problemOf(error).status === 404;
  return { draw: isNone ? null : data, isDue, hasFailed: isError && !isNone, retry: () => void refetch() };
}
