import { eventApi, useGetDrawQuery } from '#core/api/events.ts';
import { fresh } from '#core/api/freshness.ts';
import { useAtTime } from '#core/clock.ts';

/** The draw of the edition: undefined while it is not known, null where none is planned. It is followed while it is run. */
export function useDraw() {
  const known = eventApi.endpoints.getDraw.useQueryState().data?.draw;
  const runsAt = Date.parse(known?.runsAt ?? '');
  const isDue = useAtTime((now) => runsAt <= now) && known?.ranAt === null;
  const { data, isError, refetch } = useGetDrawQuery(undefined, fresh('getDraw', { isMoving: isDue }));
  return { draw: data?.draw, isDue, hasFailed: isError, retry: () => void refetch() };
}
