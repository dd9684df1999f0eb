import { useDeferredValue, useMemo } from 'react';
import { useEdition } from '#api/edition.ts';
import type { User } from '#api/generated.ts';
import { lastEndOf } from './countdown.ts';
import { eventsOfMode, filterEvents, organizersOf } from './event-filters.ts';
import { sortEvents } from './event-sort.ts';
import type { ScheduleView } from './schedule-view.ts';
import { useAtTime } from './use-clock.ts';
import { useEvents } from './use-events.ts';

/** What the page shows of the schedule: filtered and sorted here, one page of it at a time. */
export function useSchedule(view: ScheduleView, user: User | null) {
  const edition = useEdition();
  const { events, ...state } = useEvents();
  const filters = useDeferredValue(view);

  const lastEnd = useAtTime((now) => lastEndOf(events, now));
  const all = useMemo(() => eventsOfMode(events, filters.view, user), [events, filters.view, user]);
  const passing = useMemo(() => filterEvents(all, filters, lastEnd), [all, filters, lastEnd]);
  const sorted = useMemo(
    () =>
      sortEvents(
        passing,
        filters.sort,
        filters.order,
        (edition.days ?? []).map(({ day }) => day),
      ),
    [passing, filters.sort, filters.order, edition.days],
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
    /** How many pass the filters, on all pages together, and how many do not. */
    shown: sorted.length,
    filteredOut: all.length - sorted.length,
    /** ms; an event is over if it ended by then. It changes only when one ends. */
    lastEnd,
    find: (id: string) => events.find((event) => event.id === id),
    ...state,
  };
}

export type Schedule = ReturnType<typeof useSchedule>;
