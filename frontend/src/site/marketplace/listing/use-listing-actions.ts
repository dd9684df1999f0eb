import type { Press } from '#core/action/double-press.ts';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { failureText } from '#core/api/failure-text.ts';
import {
  type Listing,
  type ListingDetails,
  useJoinQueueMutation,
  useLeaveQueueMutation,
  useMarkPendingMutation,
  useMarkSoldMutation,
  useRenewListingMutation,
  useUndoPendingMutation,
  useUnhideListingMutation,
} from '#core/api/generated.ts';

interface ListingAction {
  call: (id: string) => Promise<{ data?: ListingDetails; error?: unknown }>;
  done: string;
  description?: string;
  failure: string;
  /** Takes it back, by the toast. */
  undo?: { label: string; action: ListingAction };
}

interface Task {
  listing: Listing;
  action: ListingAction;
}

/** For `onClick`: ignores the second click of a double click. */
type PressOn = (listing: Listing) => (event: Press) => void;

/**
 * The one-click actions on listings, one at a time for each listing. A toast shows the result.
 *
 * @param onDone gets the changed listing while the component is mounted
 */
export function useListingActions(onDone?: (listing: ListingDetails) => void) {
  const [markPending] = useMarkPendingMutation();
  const [undoPending] = useUndoPendingMutation();
  const [markSold] = useMarkSoldMutation();
  const [joinQueue] = useJoinQueueMutation();
  const [leaveQueue] = useLeaveQueueMutation();
  const [renew] = useRenewListingMutation();
  const [unhide] = useUnhideListingMutation();
  const { runNext, press, isBusyWith } = useAction({
    send: ({ listing, action }: Task) => action.call(listing.id),
    subject: ({ listing: { id, gameName } }) => ({ id, name: gameName }),
    failure: ({ action }) => action.failure,
    succeeded: (_listing, { listing, action: { done, description, undo } }) =>
      showToast({
        title: done,
        about: listing.gameName,
        description,
        ...(undo && {
          action: { label: undo.label, run: () => void runNext({ listing, action: undo.action }) },
        }),
      }),
    proceed: (listing) => onDone?.(listing),
    refused: (error, { listing, action }) =>
      showToast({
        title: 'Error',
        about: listing.gameName,
        description: failureText(action.failure, error),
        variant: 'destructive',
      }),
  });
  const does =
    (action: ListingAction): PressOn =>
    (listing) =>
      press({ listing, action });
  const withdraw: ListingAction = {
    call: (id) => undoPending({ id }),
    done: 'Purchase interest withdrawn',
    failure: 'Failed to withdraw purchase interest. Please try again.',
  };
  return {
    isBusyWith,
    buy: does({
      call: (id) => markPending({ id }),
      done: 'Purchase interest recorded',
      description: 'The seller has been notified of your interest.',
      failure: 'Failed to record purchase interest. Please try again.',
      undo: { label: 'Withdraw', action: withdraw },
    }),
    withdraw: does(withdraw),
    markSold: does({
      call: (id) => markSold({ id }),
      done: 'Item marked as sold',
      failure: 'Failed to mark item as sold. Please try again.',
    }),
    joinQueue: does({
      call: (id) => joinQueue({ id }),
      done: 'You are in the queue',
      description: 'We will mail you when the game is available again.',
      failure: 'Failed to join the queue. Please try again.',
    }),
    leaveQueue: does({
      call: (id) => leaveQueue({ id }),
      done: 'You left the queue',
      failure: 'Failed to leave the queue. Please try again.',
    }),
    renew: does({
      call: (id) => renew(id),
      done: 'Listing renewed',
      description: 'It is for sale as before.',
      failure: 'Failed to renew the listing. Please try again.',
    }),
    /** Also dismisses its reports. */
    unhide: does({
      call: (id) => unhide(id),
      done: 'Listing shown',
      description: 'What was reported about it is settled.',
      failure: 'Failed to show the listing. Please try again.',
    }),
  };
}

export type ListingActions = ReturnType<typeof useListingActions>;
