import { deliveryDetails } from '#antd/delivery/delivery-state.ts';
import { MAIL_FATES } from '#antd/delivery/mail-fates.ts';
import {
  type ChangeView,
  choicePart,
  pagePart,
  textPart,
  type UrlView,
  useUrlView,
} from '#core/address/use-url-view.ts';
import type { MailingRecipient } from '#core/api/staff.ts';
import { LONGEST_SEARCH } from '#core/edit/use-search-text.ts';
import { count } from '#core/text/count-text.ts';

const PARTS = {
  search: textPart(LONGEST_SEARCH),
  /** '' for all. */
  state: choicePart(['', ...MAIL_FATES, 'scheduled'], ''),
  page: pagePart,
};

export type MailingRecipientsView = UrlView<typeof PARTS>;
export type ChangeMailingRecipientsView = ChangeView<MailingRecipientsView>;

/** Which recipients of a mailing are shown. */
export function useMailingRecipientsView() {
  return useUrlView(PARTS);
}

/** The lines under the state of a recipient's mail. */
export function recipientDetails(
  { dueAt, ...delivery }: MailingRecipient,
  timeZone: string | undefined,
  now = new Date(),
): (string | null)[] {
  return deliveryDetails({ ...delivery, nextAttemptAt: dueAt }, timeZone, now);
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
