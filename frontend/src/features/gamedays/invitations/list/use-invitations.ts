import { useState } from 'react';
import { isUnderWay } from '#antd/delivery/delivery-state.ts';
import { type Invitation, useListInvitationsQuery } from '#api/generated.ts';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { type Listed, listed } from '#ui/list/paged-list.tsx';
import type { ManagementView } from '../../management-view.ts';
import { statusOfFilter } from '../../status/invitation-status.ts';

const PAGE_SIZE = 25;
/** ms; slower than the progress, which costs less to ask for. */
const POLL_INTERVAL = 5000;

export interface Invitations extends Listed<Invitation> {
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
  const query = useListInvitationsQuery(
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
  const waits = query.data?.items.some(({ delivery }) => delivery !== null && isUnderWay(delivery)) ?? false;
  if (waits !== isWaiting) setWaiting(waits);
  // A click on Refresh shows at once; other loading only when it is slow, so that polling does not flicker.
  const isSlow = usePending(query.isFetching, SKELETON_DELAY);

  return {
    ...listed(query, PAGE_SIZE),
    isPolled,
    isRefreshing: isAskedFor || isSlow,
    refresh: () => {
      setAskedFor(true);
      void query.refetch().finally(() => setAskedFor(false));
    },
  };
}
