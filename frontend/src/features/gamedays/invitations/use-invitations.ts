import { useState } from 'react';
import { isUnderWay } from '../../../antd/mail/delivery-state.ts';
import { type InvitationPage, useListInvitationsQuery } from '../../../api/generated.ts';
import { SKELETON_DELAY, usePending } from '../../../ui/feedback/use-pending.ts';
import type { ManagementView } from '../management-view.ts';
import { statusOfFilter } from './invitation-status.ts';

const PAGE_SIZE = 25;
/** ms; slower than the progress, which costs less to ask for. */
const POLL_INTERVAL = 5000;

export interface Invitations {
  /** What is on show; while another page or filter loads, the one before. */
  page: InvitationPage | undefined;
  pages: number;
  isStale: boolean;
  /** The requested page did not load; `page` is missing or an earlier one. */
  hasFailed: boolean;
  /** ms; when `page` was true, if it could not be asked for again. */
  outdatedSince: number | undefined;
  /** It is asked for again without being told to. */
  isPolled: boolean;
  isRefreshing: boolean;
  refresh: () => void;
}

/** One page of a gameday's invitations, asked for again while their mails are under way. */
export function useInvitations(gamedayId: string, view: ManagementView, isSending: boolean): Invitations {
  const [isWaiting, setWaiting] = useState(false);
  const [isAskedFor, setAskedFor] = useState(false);
  const isPolled = isSending || isWaiting;
  const { data, currentData, error, isFetching, fulfilledTimeStamp, refetch } = useListInvitationsQuery(
    {
      id: gamedayId,
      search: view.search || undefined,
      status: statusOfFilter(view.status),
      sort: view.sort,
      order: view.order,
      page: view.page,
      limit: PAGE_SIZE,
    },
    { pollingInterval: isPolled ? POLL_INTERVAL : 0 },
  );
  const waits = data?.items.some(({ delivery }) => delivery !== null && isUnderWay(delivery)) ?? false;
  if (waits !== isWaiting) setWaiting(waits);
  // A click on Refresh shows at once; other loading only when it is slow, so that polling does not flicker.
  const isSlow = usePending(isFetching, SKELETON_DELAY);

  return {
    page: data,
    pages: Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE)),
    isStale: isFetching && !currentData,
    hasFailed: Boolean(error) && !currentData,
    outdatedSince: error && currentData ? fulfilledTimeStamp : undefined,
    isPolled,
    isRefreshing: isAskedFor || isSlow,
    refresh: () => {
      setAskedFor(true);
      void refetch().finally(() => setAskedFor(false));
    },
  };
}
