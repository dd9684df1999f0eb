import { usePending } from '#ui/feedback/timing.ts';
import { isAway } from './send-scan.ts';

/** ms; a network that never answers is as good as none. */
const PATIENCE = 2_500;

interface Query {
  data?: unknown;
  error?: unknown;
  isFetching: boolean;
}

/** Whether what was kept of an earlier visit has to do, because the server does not answer, or not soon. */
export function useIsMissing({ data, error, isFetching }: Query): boolean {
  const isSlow = usePending(isFetching, PATIENCE);
  return data === undefined && (isSlow || (error !== undefined && isAway(error)));
}
