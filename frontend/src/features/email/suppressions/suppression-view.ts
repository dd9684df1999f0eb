import {
  type ChangeView,
  choicePart,
  pagePart,
  textPart,
  type UrlView,
  useUrlView,
} from '#ui/address/use-url-view.ts';
import { LONGEST_SEARCH } from '#ui/form/use-search-text.ts';
import { REASONS } from './suppression-reason.ts';

const PARTS = {
  search: textPart(LONGEST_SEARCH),
  /** '' for all. */
  reason: choicePart(['', ...REASONS], ''),
  page: pagePart,
};

export type SuppressionView = UrlView<typeof PARTS>;
export type ChangeSuppressionView = ChangeView<SuppressionView>;

/** Which suppressed addresses are shown. */
export function useSuppressionView() {
  return useUrlView(PARTS);
}
