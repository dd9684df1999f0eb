import { useState } from 'react';
import type { DeliveryProgress } from '../../api/generated.ts';
import { doneCount, type ProgressSample, timeLeft } from './delivery-progress-text.ts';

const POLL_INTERVAL = 2000;
/** ms; somebody else, or this person in another tab, may start a mailing. */
const IDLE_INTERVAL = 15_000;

interface PollOptions {
  pollingInterval: number;
  skipPollingIfUnfocused: boolean;
  refetchOnFocus: boolean;
}

/** As a generated query hook answers. */
interface ProgressQuery {
  currentData?: DeliveryProgress;
  error?: unknown;
  /** ms */
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

export interface PolledProgress {
  /** The last that was heard. */
  progress: DeliveryProgress | undefined;
  timeLeft: string | null;
  /** The last question failed: nothing is known, or only how far it was at `heardAt`. It is asked again all the time. */
  hasFailed: boolean;
  /** ms */
  heardAt: number;
  refetch: () => void;
}

/**
 * How far the mails of something are, asked again every two seconds while some are under way.
 *
 * @param useProgressQuery a generated hook, such as `useGetDeliveryQuery`
 */
export function usePolledProgress<Id>(
  useProgressQuery: (id: Id, options: PollOptions) => ProgressQuery,
  id: Id,
): PolledProgress {
  const [isActive, setActive] = useState(false);
  const [first, setFirst] = useState<ProgressSample | null>(null);
  const query = useProgressQuery(id, {
    pollingInterval: isActive ? POLL_INTERVAL : IDLE_INTERVAL,
    skipPollingIfUnfocused: !isActive,
    refetchOnFocus: true,
  });
  const progress = query.currentData;
  const heardAt = query.fulfilledTimeStamp ?? 0;
  // While it is asked again after a failure, the failure stands.
  const hasFailed = Boolean(query.error);
  const runs = progress?.active ?? false;
  if (runs !== isActive) setActive(runs);

  const isMoving = progress !== undefined && runs && !progress.paused;
  const last = isMoving ? { at: heardAt, done: doneCount(progress) } : null;
  // Judged anew after every pause, and when more mails came in.
  if (last === null ? first !== null : first === null || last.done < first.done) setFirst(last);

  return {
    progress,
    timeLeft: first && last && progress && !hasFailed ? timeLeft(first, last, progress.total) : null,
    hasFailed,
    heardAt,
    refetch: () => void query.refetch(),
  };
}
