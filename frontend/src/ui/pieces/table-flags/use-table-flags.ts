import { fresh } from '#core/api/freshness.ts';
import { type TableFlag, useListTableFlagsQuery } from '#core/api/generated.ts';
import { useAtTime } from '#core/clock.ts';
import { useIsOn } from '#core/use-is-on.ts';

/**
 * The flags that are up in the hall, asked for again and again while somebody looks; undefined before the first answer. When
 * the answer is old, as on a phone that was in a pocket or is offline, those stay whose time is not over.
 */
export function useTableFlags(): readonly TableFlag[] | undefined {
  const asked = fresh('listTableFlags', { isMoving: useIsOn() });
  const { data, error, fulfilledTimeStamp } = useListTableFlagsQuery(undefined, asked);
  const up = useAtTime((now) => {
    // A phone's clock may be wrong, so the server's word goes first while it is new.
    const isNew = !error && now - (fulfilledTimeStamp ?? 0) <= 2 * asked.pollingInterval;
    return data?.filter(({ endsAt }) => isNew || Date.parse(endsAt) > now).length ?? 0;
  });
  // The first of them comes down before all others.
  return data?.slice(data.length - up);
}
