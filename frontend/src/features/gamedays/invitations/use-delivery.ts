import { useState } from 'react';
import { type DeliveryProgress, useGetDeliveryQuery } from '../../../api/generated.ts';
import { doneCount, type ProgressSample, timeLeft } from './delivery-progress.ts';

const POLL_INTERVAL = 2000;
/** ms; somebody else, or this person in another tab, may start a mailing. */
const IDLE_INTERVAL = 15_000;

interface Delivery {
  progress: DeliveryProgress | undefined;
  timeLeft: string | null;
  refetch: () => Promise<unknown>;
}

/** How far a gameday's mailings are, asked again every two seconds while something is under way. */
export function useDelivery(gamedayId: string): Delivery {
  const [isActive, setActive] = useState(false);
  const [first, setFirst] = useState<ProgressSample | null>(null);
  const query = useGetDeliveryQuery(gamedayId, {
    pollingInterval: isActive ? POLL_INTERVAL : IDLE_INTERVAL,
    skipPollingIfUnfocused: !isActive,
    refetchOnFocus: true,
  });
  const progress = query.currentData;
  const runs = progress?.active ?? false;
  if (runs !== isActive) setActive(runs);

  const isMoving = progress !== undefined && runs && !progress.paused;
  const last = isMoving ? { at: query.fulfilledTimeStamp ?? 0, done: doneCount(progress) } : null;
  // Judged anew after every pause, and when more mails came in.
  if (last === null ? first !== null : first === null || last.done < first.done) setFirst(last);

  return {
    progress,
    timeLeft: first && last && progress ? timeLeft(first, last, progress.total) : null,
    refetch: query.refetch,
  };
}
