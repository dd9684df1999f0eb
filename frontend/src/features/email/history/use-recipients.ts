import { useEffect, useRef } from 'react';
import { type MailingRecipient, useListMailingRecipientsQuery } from '#api/generated.ts';
import { type Listed, listed } from '#ui/list/listed.ts';
import type { RecipientView } from './recipient-view.ts';

const PAGE_SIZE = 50;
/** ms; slower than the progress, which costs less to ask for. */
const POLL_INTERVAL = 5000;

/** One page of a mailing's recipients, asked for again while it is being sent. */
export function useRecipients(
  mailingId: string,
  { search, state, page }: RecipientView,
  isSending: boolean,
): Listed<MailingRecipient> {
  const query = useListMailingRecipientsQuery(
    { id: mailingId, search: search || undefined, state: state || undefined, page, limit: PAGE_SIZE },
    { pollingInterval: isSending ? POLL_INTERVAL : 0, skipPollingIfUnfocused: true },
  );
  const { refetch } = query;
  const wasSending = useRef(isSending);
  useEffect(() => {
    // What changed since the last poll, before the mailing ended.
    if (wasSending.current && !isSending) void refetch();
    wasSending.current = isSending;
  }, [isSending, refetch]);
  return listed(query, PAGE_SIZE);
}
