import { useState } from 'react';
import { IDLE_INTERVAL, POLL_INTERVAL } from '#antd/delivery/use-polled-progress.ts';
import { type Mailing, useListMailingsQuery } from '#api/generated.ts';
import { type Listed, listed } from '#ui/list/paged-list.tsx';

const PAGE_SIZE = 25;

/** One page of the mailings, newest first, asked for again every two seconds while one of them is being sent. */
export function useMailings(page: number): Listed<Mailing> {
  const [isSending, setSending] = useState(false);
  const query = useListMailingsQuery(
    { page, limit: PAGE_SIZE },
    {
      pollingInterval: isSending ? POLL_INTERVAL : IDLE_INTERVAL,
      skipPollingIfUnfocused: !isSending,
      refetchOnFocus: true,
      // Gamedays send as well.
      refetchOnMountOrArgChange: true,
    },
  );
  const sends = query.data?.items.some(({ state }) => state === 'sending') ?? false;
  if (sends !== isSending) setSending(sends);
  return listed(query, PAGE_SIZE);
}
