import {
  type ChangeView,
  choicePart,
  listPart,
  pagePart,
  textPart,
  type UrlView,
  useUrlView,
} from '#ui/address/use-url-view.ts';
import { LONGEST_SEARCH } from '#ui/form/use-search-text.ts';
import type { ScheduleMode } from './event-filters.ts';
import { EVENT_SORTS } from './event-sort.ts';

/** Rows per page (spec §9). */
export const PAGE_SIZES = ['10', '25', '50', '100'] as const;
const MODES: readonly ScheduleMode[] = ['all', 'mine', 'organized'];

const PARTS = {
  view: choicePart(MODES, 'all'),
  game: textPart(LONGEST_SEARCH),
  day: listPart,
  availability: listPart,
  duration: listPart,
  teacher: listPart,
  organizer: listPart,
  sort: choicePart(EVENT_SORTS, 'date'),
  order: choicePart(['asc', 'desc'], 'asc'),
  page: pagePart,
  rows: choicePart(PAGE_SIZES, '10'),
  /** Columns that are shown although the width would hide them, and hidden although it would show them. */
  show: listPart,
  hide: listPart,
};

export type ScheduleView = UrlView<typeof PARTS>;
export type ChangeScheduleView = ChangeView<ScheduleView>;

export function useScheduleView() {
  return useUrlView(PARTS);
}
