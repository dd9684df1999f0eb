import {
  type ChangeView,
  choicePart,
  pagePart,
  textPart,
  type UrlView,
  useUrlView,
} from '#ui/address/use-url-view.ts';
import { LONGEST_SEARCH } from '#ui/form/use-search-text.ts';

const PARTS = {
  search: textPart(LONGEST_SEARCH),
  /** '' for all, or only those that are paid, or that are not. */
  paid: choicePart(['', 'yes', 'no'], ''),
  page: pagePart,
};

export type DeskView = UrlView<typeof PARTS>;
export type ChangeDeskView = ChangeView<DeskView>;

/** What the registration desk shows. */
export function useDeskView() {
  return useUrlView(PARTS);
}
