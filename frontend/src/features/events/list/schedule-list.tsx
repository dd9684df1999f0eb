import { type ReactNode, useRef } from 'react';
import { useStableCallback } from '#ui/action/component-lifetime.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure, StaleNote } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { useScreen } from '#ui/screen.ts';
import type { ScheduleMode } from '../schedule/event-filters.ts';
import type { EventSort, SortOrder } from '../schedule/event-sort.ts';
import type { ChangeScheduleView, ScheduleView } from '../schedule/schedule-view.ts';
import type { Schedule } from '../schedule/use-schedule.ts';
import { type EventActions, EventCards } from './event-cards.tsx';
import { EventTable } from './event-table.tsx';
import { Legend } from './legend.tsx';
import { ScheduleFilters } from './schedule-filters.tsx';
import { ScheduleFooter } from './schedule-footer.tsx';
import styles from './schedule-list.module.css';

const EMPTY_TEXTS: Record<ScheduleMode, string> = {
  all: 'No events exist, yet! Be the first to create one.',
  mine: 'You are not registered for any event yet.',
  organized: 'You do not organize any event yet.',
};

interface ScheduleListProps {
  schedule: Schedule;
  view: ScheduleView;
  onChangeView: ChangeScheduleView;
  onOpen: (id: string) => void;
  /** What can be done with an event right here; a stable function. */
  actions?: EventActions;
  /** What to do where there is nothing to show. */
  nextStep: ReactNode;
}

/** The schedule with its filters: a table, or cards on phones. */
export function ScheduleList(props: ScheduleListProps) {
  const { schedule, view, onChangeView } = props;
  const { hasFailed, outdatedSince, retry, shown, filteredOut } = schedule;
  const top = useRef<HTMLElement>(null);
  const turnTo = (page: number) => {
    onChangeView({ page });
    // The focus stays on the pager below the list, but the new page is read from its top.
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };

  if (hasFailed) return <LoadFailure title="The events did not load" onRetry={retry} />;
  return (
    <section ref={top} className={`card ${styles.list}`} aria-label="Event list">
      <ScheduleFilters view={view} onChangeView={onChangeView} organizers={schedule.organizers} />
      <Legend />
      {outdatedSince !== undefined && (
        <div className={styles.note}>
          <StaleNote since={outdatedSince} isRetrying />
        </div>
      )}
      <Events {...props} />
      {shown + filteredOut > 0 && (
        <ScheduleFooter schedule={schedule} view={view} onChangeView={onChangeView} onTurn={turnTo} />
      )}
    </section>
  );
}

function Events(props: ScheduleListProps) {
  const { schedule, view, onChangeView, onOpen, actions, nextStep } = props;
  const { width, isPhone } = useScreen();
  const { rows, lastEnd, isLoading, filteredOut } = schedule;
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  const sortBy = useStableCallback((sort: EventSort, order: SortOrder) =>
    onChangeView({ sort, order, page: 1 }),
  );
  if (isLoading) {
    return <div className={styles.loading}>{showsSkeleton && <ListSkeleton rows={Number(view.rows)} />}</div>;
  }
  if (rows.length === 0) {
    return (
      <EmptyState>
        <p>{filteredOut > 0 ? 'No event passes these filters.' : EMPTY_TEXTS[view.view]}</p>
        {filteredOut === 0 && nextStep}
      </EmptyState>
    );
  }
  if (isPhone) return <EventCards rows={rows} lastEnd={lastEnd} actions={actions} />;
  return (
    <EventTable
      rows={rows}
      lastEnd={lastEnd}
      sort={view.sort}
      order={view.order}
      onSort={sortBy}
      onOpen={onOpen}
      actions={actions}
      columns={view}
      width={width}
    />
  );
}
