import { useDeferredValue, useMemo } from 'react';
import {
  type ChangeView,
  choicePart,
  listPart,
  pagePart,
  textPart,
  type UrlView,
  useUrlView,
} from '#core/address/use-url-view.ts';
import { useCachedSince } from '#core/api/cached-responses.ts';
import { useEdition } from '#core/api/edition.ts';
import { fresh } from '#core/api/freshness.ts';
import { type Event, type User, useListEventsQuery } from '#core/api/generated.ts';
import { useAtTime } from '#core/clock.ts';
import { LONGEST_SEARCH } from '#core/edit/use-search-text.ts';
import { useIsOn } from '#core/use-is-on.ts';
import { lastEndOf } from './countdown.ts';
import {
  eventsOfMode,
  filterEvents,
  organizersOf,
  type ScheduleMode,
  SEATS_CHOICES,
  stillToCome,
} from './event-filters.ts';
import { EVENT_SORTS, sortEvents } from './event-sort.ts';

/**
 * The schedule, filtered, sorted and paged in the browser.
 *
 * @param opensNow while the convention is on it leaves out what is over, until the user wants to see it
 */
export function useSchedule(view: ScheduleView, user: User | null, opensNow = false) {
  const edition = useEdition();
  const { events, ...state } = useEvents();
  const filters = useDeferredValue(view);

  const lastEnd = useAtTime((now) => lastEndOf(events, now));
  const all = useMemo(() => eventsOfMode(events, filters.view, user), [events, filters.view, user]);
  // What can be joined now changes by itself; all else only when something ends.
  const minute = useAtTime((now) => (filters.when === 'now' ? now - (now % MINUTE) : 0));
  const passing = useMemo(
    () => filterEvents(all, filters, Math.max(lastEnd, minute)),
    [all, filters, lastEnd, minute],
  );
  const isOn = useIsOn();
  const isFolding = opensNow && isOn;
  const isUnfolded = filters.earlier === 'shown';
  const toCome = useMemo(
    () => (isFolding ? stillToCome(passing, lastEnd) : passing),
    [isFolding, passing, lastEnd],
  );
  const listed = isUnfolded ? passing : toCome;
  const sorted = useMemo(
    () =>
      sortEvents(
        listed,
        filters.sort,
        filters.order,
        (edition.days ?? []).map(({ day }) => day),
      ),
    [listed, filters.sort, filters.order, edition.days],
  );
  const organizers = useMemo(() => organizersOf(all), [all]);

  const pageSize = Number(filters.rows);
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize));
  const page = Math.min(filters.page, pages);
  const rows = useMemo(() => sorted.slice((page - 1) * pageSize, page * pageSize), [sorted, page, pageSize]);
  return {
    rows,
    /** All that pass the filters, of which `rows` is one page. */
    passing,
    page,
    pages,
    organizers,
    /** Matches on all pages together. */
    shown: sorted.length,
    filteredOut: all.length - passing.length,
    /** Matches that are over while the convention is on; they are left out unless the user wants to see them. */
    over: passing.length - toCome.length,
    isUnfolded,
    /** ms; events that ended by then are over. */
    lastEnd,
    /** Events are given tables: one without will get one. */
    hasTables: events.some(({ tableId }) => tableId),
    /** Every event of the edition. */
    all: events,
    find: (id: string) => events.find((event) => event.id === id),
    ...state,
  };
}

export type Schedule = ReturnType<typeof useSchedule>;

/** Rows per page. */
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
  suits: listPart,
  tables: choicePart(['', 'none'], ''),
  part: listPart,
  seats: choicePart(SEATS_CHOICES, ''),
  when: choicePart(['', 'now'], ''),
  /** What is over, while the convention is on. */
  earlier: choicePart(['folded', 'shown'], 'folded'),
  sort: choicePart(EVENT_SORTS, 'date'),
  order: choicePart(['asc', 'desc'], 'asc'),
  page: pagePart,
  rows: choicePart(PAGE_SIZES, '10'),
  /** Columns that the user shows or hides regardless of the width. */
  show: listPart,
  hide: listPart,
};

export type ScheduleView = UrlView<typeof PARTS>;
export type ChangeScheduleView = ChangeView<ScheduleView>;

export function useScheduleView() {
  return useUrlView(PARTS);
}

/** ms */
const MINUTE = 60_000;

const NO_EVENTS: Event[] = [];

/** All events of the schedule, polled while the window has the focus. */
export function useEvents() {
  const query = useListEventsQuery(undefined, fresh('listEvents'));
  const cachedSince = useCachedSince('/api/events');
  const { data, error, fulfilledTimeStamp, refetch } = query;
  return {
    events: data ?? NO_EVENTS,
    isLoading: query.isLoading || query.isUninitialized,
    hasFailed: Boolean(error) && !data,
    /** ms; the age of the data when they are of an earlier visit or refreshing them failed. */
    outdatedSince: cachedSince ?? (error && data ? fulfilledTimeStamp : undefined),
    retry: () => void refetch(),
  };
}
