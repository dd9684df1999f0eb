import { type TableFlag, useListTableFlagsQuery } from '#api/generated.ts';
import { polled } from '#api/polled.ts';
import { useAtTime } from '../../clock.ts';
import { useIsOn } from '../../use-is-on.ts';

/** ms; flags come and go within minutes while the hall is open. Before and after, only those who help raise some. */
const POLL_OPEN = 15_000;
const POLL_CLOSED = 60_000;

/**
 * The flags that are up in the hall, asked for again and again while somebody looks; undefined before the first answer. When
 * the answer is old, as on a phone that was in a pocket or is offline, those stay whose time is not over.
 */
export function useTableFlags(): readonly TableFlag[] | undefined {
  const pollingInterval = useIsOn() ? POLL_OPEN : POLL_CLOSED;
  const { data, error, fulfilledTimeStamp } = useListTableFlagsQuery(undefined, {
    ...polled(pollingInterval),
    refetchOnMountOrArgChange: true,
  });
  const up = useAtTime((now) => {
    // A phone's clock may be wrong, so the server's word goes first while it is new.
    const isNew = !error && now - (fulfilledTimeStamp ?? 0) <= 2 * pollingInterval;
    return data?.filter(({ endsAt }) => isNew || Date.parse(endsAt) > now).length ?? 0;
  });
  // The first of them comes down before all others.
  return data?.slice(data.length - up);
}
