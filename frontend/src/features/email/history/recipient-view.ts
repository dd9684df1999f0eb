import type { DeliveryState } from '#antd/delivery/delivery-state.ts';
import {
  type ChangeView,
  choicePart,
  pagePart,
  textPart,
  type UrlView,
  useUrlView,
} from '#ui/address/use-url-view.ts';
import { LONGEST_SEARCH } from '#ui/form/use-search-text.ts';

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

export type RecipientView = UrlView<typeof PARTS>;
export type ChangeRecipientView = ChangeView<RecipientView>;

/** Which recipients of a mailing are shown. */
export function useRecipientView() {
  return useUrlView(PARTS);
}
