import { useState } from 'react';
import { useBusy } from '../../../antd/dialogs/use-busy.ts';
import {
  type Listing,
  useJoinQueueMutation,
  useLeaveQueueMutation,
  useMarkPendingMutation,
  useMarkSoldMutation,
  useRenewListingMutation,
  useUndoPendingMutation,
  useUnhideListingMutation,
} from '../../../api/generated.ts';
import { problemOf, refusalText } from '../../../api/problem.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

type Subject = Pick<Listing, 'id'>;
type Call = (argument: Subject) => Promise<{ error?: unknown }>;

/** What can be done about a game for sale at one press, one thing at a time; a toast tells what came of it (spec §8). */
export function useListingActions() {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [markPending] = useMarkPendingMutation();
  const [undoPending] = useUndoPendingMutation();
  const [markSold] = useMarkSoldMutation();
  const [joinQueue] = useJoinQueueMutation();
  const [leaveQueue] = useLeaveQueueMutation();
  const [renew] = useRenewListingMutation();
  const [unhide] = useUnhideListingMutation();

  const [run] = useBusy(
    async ({ id }: Subject, call: Call, done: { title: string; description?: string }, failure: string) => {
      setBusyId(id);
      const { error } = await call({ id });
      setBusyId(null);
      if (error) toastFailure(error, failure);
      else showToast(done);
    },
  );
  return {
    /** The listing about which something is under way. */
    busyId,
    buy: (listing: Subject) =>
      run(
        listing,
        markPending,
        {
          title: 'Purchase interest recorded',
          description: 'The seller has been notified of your interest.',
        },
        'Failed to record purchase interest. Please try again.',
      ),
    withdraw: (listing: Subject) =>
      run(
        listing,
        undoPending,
        { title: 'Purchase interest withdrawn' },
        'Failed to withdraw purchase interest. Please try again.',
      ),
    markSold: (listing: Subject) =>
      run(
        listing,
        markSold,
        { title: 'Item marked as sold' },
        'Failed to mark item as sold. Please try again.',
      ),
    joinQueue: (listing: Subject) =>
      run(
        listing,
        joinQueue,
        { title: 'You are in the queue', description: 'We will mail you when the game is available again.' },
        'Failed to join the queue. Please try again.',
      ),
    leaveQueue: (listing: Subject) =>
      run(
        listing,
        leaveQueue,
        { title: 'You left the queue' },
        'Failed to leave the queue. Please try again.',
      ),
    renew: (listing: Subject) =>
      run(
        listing,
        ({ id }) => renew(id),
        { title: 'Listing renewed', description: 'It is for sale as before.' },
        'Failed to renew the listing. Please try again.',
      ),
    /** Shows it again, and settles what was reported about it. */
    unhide: (listing: Subject) =>
      run(
        listing,
        ({ id }) => unhide(id),
        { title: 'Listing shown', description: 'What was reported about it is settled.' },
        'Failed to show the listing. Please try again.',
      ),
  };
}

export type ListingActions = ReturnType<typeof useListingActions>;

/** Says why the server refused, in its words, as when somebody else was faster; else that it failed. */
export function toastFailure(error: unknown, failure: string): void {
  const problem = problemOf(error);
  const reason = refusalText(problem);
  showToast({
    title: (reason && problem.title) || 'Error',
    description: reason ?? failure,
    variant: 'destructive',
  });
}
