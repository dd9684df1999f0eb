import { type DeliveryState, deliveryDetails } from '#antd/delivery/delivery-state.ts';
import type { MailingRecipient } from '#api/staff.ts';
import {
  type ChangeView,
  choicePart,
  pagePart,
  textPart,
  type UrlView,
  useUrlView,
} from '#ui/address/use-url-view.ts';
import { LONGEST_SEARCH } from '#ui/form/use-search-text.ts';
import { count } from '#ui/text/count-text.ts';

/** What somebody looks for first comes first. */
export const STATE_CHOICES = [
  'failed',
  'retrying',
  'suppressed',
  'queued',
  'sending',
  'sent',
  'cancelled',
  'scheduled',
] as const satisfies readonly DeliveryState[];

const PARTS = {
  search: textPart(LONGEST_SEARCH),
  /** '' for all. */
  state: choicePart(['', ...STATE_CHOICES], ''),
  page: pagePart,
};

export type MailingRecipientsView = UrlView<typeof PARTS>;
export type ChangeMailingRecipientsView = ChangeView<MailingRecipientsView>;

/** Which recipients of a mailing are shown. */
export function useMailingRecipientsView() {
  return useUrlView(PARTS);
}

/** The lines under the state of a recipient's mail, and whether a lost connection leaves in doubt what arrived. */
export function recipientDetails(
  { dueAt, isAmbiguous, ...delivery }: MailingRecipient,
  timeZone: string | undefined,
  now = new Date(),
): (string | null)[] {
  const details = deliveryDetails({ ...delivery, nextAttemptAt: dueAt }, timeZone, now);
  const state = delivery.state === 'sent' ? 'May have arrived twice' : 'May have arrived all the same';
  return [...details, isAmbiguous ? state : null];
}

/** '3 attempts, 1 soft bounce'; '' when the first attempt told it all. */
export function attemptsText({ attempts, bounces }: MailingRecipient): string {
  const parts = [attempts > 1 && count(attempts, 'attempt'), bounces > 0 && count(bounces, 'soft bounce')];
  return parts.filter(Boolean).join(', ');
}

/** The path of the recipients as a CSV file, searched and filtered as on screen. */
export function recipientsCsvPath(
  mailingId: string,
  { search, state }: Pick<MailingRecipientsView, 'search' | 'state'>,
): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (state) params.set('state', state);
  return `/api/mailings/${mailingId}/recipients.csv${params.size > 0 ? `?${params}` : ''}`;
}
