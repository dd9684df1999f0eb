import { type TableFlag, useListTableFlagsQuery } from '#api/generated.ts';
import { useAtTime } from '../../clock.ts';
import { useIsOn } from '../../use-is-on.ts';

/** ms; flags come and go within minutes while the hall is open. Before and after, only those who help raise some. */
const POLL_OPEN = 15_000;
const POLL_CLOSED = 60_000;

/**
 * The flags that are up in the hall, asked for again and again while somebody looks; undefined before the first answer. While
 * the server does not answer, those stay whose time is not over.
 */
export function useTableFlags(): readonly TableFlag[] | undefined {
  const isOpen = useIsOn();
  const { data, error } = useListTableFlagsQuery(undefined, {
    pollingInterval: isOpen ? POLL_OPEN : POLL_CLOSED,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const up = useAtTime((now) => data?.filter(({ endsAt }) => Date.parse(endsAt) > now).length ?? 0);
  // The first of them comes down before all others. A phone's clock may be wrong, so the server's word goes first.
  return error ? data?.slice(data.length - up) : data;
}
