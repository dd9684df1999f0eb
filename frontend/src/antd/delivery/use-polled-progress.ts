import { useState } from 'react';
import { fresh } from '#core/api/freshness.ts';
import { type DeliveryProgress, type Mailing, useGetMailingQuery } from '#core/api/staff.ts';
import { doneCount, type ProgressSample, progressOf, timeLeft } from './delivery-state.ts';

/** The result of a generated query hook. */
interface ProgressQuery {
  currentData?: DeliveryProgress;
  error?: unknown;
  /** ms */
  fulfilledTimeStamp?: number;
  refetch: () => unknown;
}

export interface PolledProgress {
  progress: DeliveryProgress | undefined;
  timeLeft: string | null;
  /** The last request failed, so `progress` is missing or as old as `heardAt`. Polling goes on. */
  hasFailed: boolean;
  /** ms */
  heardAt: number;
  refetch: () => void;
}

/**
 * The progress of a mailing, polled every two seconds while mails are being sent.
 *
 * @param useProgressQuery asks for it, as often as it should be while mails are under way or none are
 */
export function usePolledProgress<Id>(
  useProgressQuery: (id: Id, isMoving: boolean) => ProgressQuery,
  id: Id,
): PolledProgress {
  const [isActive, setActive] = useState(false);
  const [first, setFirst] = useState<ProgressSample | null>(null);
  const query = useProgressQuery(id, isActive);
  const progress = query.currentData;
  const heardAt = query.fulfilledTimeStamp ?? 0;
  // RTK Query keeps the error until an answer comes, so this does not flicker with every poll.
  const hasFailed = Boolean(query.error);
  const runs = progress?.active ?? false;
  if (runs !== isActive) setActive(runs);

  const isMoving = progress !== undefined && runs && !progress.paused;
  const last = isMoving ? { at: heardAt, done: doneCount(progress) } : null;
  // The speed is measured anew after a pause and when more mails were added.
  if (last === null ? first !== null : first === null || last.done < first.done) setFirst(last);

  return {
    progress,
    timeLeft: first && last && progress && !hasFailed ? timeLeft(first, last, progress.total) : null,
    hasFailed,
    heardAt,
    refetch: () => void query.refetch(),
  };
}

interface PolledMailing extends PolledProgress {
  mailing: Mailing | undefined;
  error: unknown;
}

/** One mailing with its progress, polled every two seconds while it is being sent. */
export function useMailing(id: string): PolledMailing {
  const polled = usePolledProgress(useMailingProgress, id);
  const { currentData: mailing, error } = useGetMailingQuery(id);
  return { ...polled, mailing, error };
}

const useMailingProgress: Parameters<typeof usePolledProgress<string>>[0] = (id, isMoving) => {
  const { currentData: mailing, ...query } = useGetMailingQuery(id, fresh('getMailing', { isMoving }));
  return { ...query, currentData: mailing && progressOf(mailing) };
};
