import { useState } from 'react';
import { type InvitationPage, useListInvitationsQuery } from '../../../api/generated.ts';
import type { ManagementView } from '../management-view.ts';
import { isUnderWay } from './delivery-text.ts';
import { statusOfFilter } from './invitation-status.ts';

const PAGE_SIZE = 25;
/** ms; slower than the progress, which costs less to ask for. */
const POLL_INTERVAL = 5000;

export interface Invitations {
  /** What is on show; while another page or filter loads, the one before. */
  page: InvitationPage | undefined;
  pages: number;
  isStale: boolean;
  /** The asked-for page did not load, so that `page` at best shows another one. */
  hasFailed: boolean;
  isRefreshing: boolean;
  refresh: () => void;
}

/** One page of a gameday's invitations, asked for again while their mails are under way. */
export function useInvitations(gamedayId: string, view: ManagementView, isSending: boolean): Invitations {
  const [isWaiting, setWaiting] = useState(false);
  const [isRefreshing, setRefreshing] = useState(false);
  const { data, currentData, error, isFetching, refetch } = useListInvitationsQuery(
    {
      id: gamedayId,
      search: view.search || undefined,
      status: statusOfFilter(view.status),
      sort: view.sort,
      order: view.order,
      page: view.page,
      limit: PAGE_SIZE,
    },
    { pollingInterval: isSending || isWaiting ? POLL_INTERVAL : 0 },
  );
  const waits = data?.items.some(({ delivery }) => delivery !== null && isUnderWay(delivery)) ?? false;
  if (waits !== isWaiting) setWaiting(waits);

  return {
    page: data,
    pages: Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE)),
    isStale: isFetching && !currentData,
    hasFailed: Boolean(error) && !currentData,
    isRefreshing,
    refresh: () => {
      setRefreshing(true);
      void refetch().finally(() => setRefreshing(false));
    },
  };
}
