import { type DeliveryProgress, type Mailing, useGetMailingQuery } from '#api/generated.ts';
import { type PolledProgress, usePolledProgress } from '../delivery/use-polled-progress.ts';

interface PolledMailing extends PolledProgress {
  /** The server's last answer. */
  mailing: Mailing | undefined;
  /** Why there is none. */
  error: unknown;
}

/** One mailing with its progress, asked for again every two seconds while it is being sent. */
export function useMailing(id: string): PolledMailing {
  const polled = usePolledProgress(useMailingProgress, id);
  const { currentData: mailing, error } = useGetMailingQuery(id);
  return { ...polled, mailing, error };
}

const useMailingProgress: Parameters<typeof usePolledProgress<string>>[0] = (id, options) => {
  const { currentData: mailing, ...query } = useGetMailingQuery(id, options);
  return { ...query, currentData: mailing && progressOf(mailing) };
};

function progressOf({ kind, state, pausedReason, size, counts }: Mailing): DeliveryProgress {
  return {
    ...counts,
    total: size,
    kinds: [kind],
    active: state === 'sending' || state === 'paused',
    paused: state === 'paused',
    pausedReason,
  };
}
