import type { ReactNode } from 'react';
import { useStableCallback } from '#core/action/component-lifetime.ts';
import type { User } from '#core/api/generated.ts';
import { useSession } from '#core/api/session.ts';
import { useScreen } from '#core/screen.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure, StaleNote } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending, useThrottledText } from '#ui/feedback/timing.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { useListTop } from '#ui/list/list-top.ts';
import { Pager } from '#ui/list/paged-list.tsx';
import { Flag } from '#ui/pieces/flag.tsx';
import { Pawn } from '#ui/pieces/pawn.tsx';
import { NO_EVENT_FILTERS, type ScheduleMode } from '../schedule/event-filters.ts';
import type { EventSort, SortOrder } from '../schedule/event-sort.ts';
import type { Schedule } from '../schedule/use-schedule.ts';
import { type ChangeScheduleView, PAGE_SIZES, type ScheduleView } from '../schedule/use-schedule.ts';
import { DayLead, EarlierGames } from './earlier-games.tsx';
import { type EventActions, EventDays } from './event-days.tsx';
import { EventTable } from './event-table.tsx';
import { FilterToggles } from './filter-toggles.tsx';
import { PhoneFilters } from './phone-filters.tsx';
import { ScheduleFilters } from './schedule-filters.tsx';
import styles from './schedule-list.module.css';

const EMPTY_TEXTS: Record<ScheduleMode, string> = {
  all: 'No events exist, yet! Be the first to create one.',
  mine: 'You are not registered for any event yet.',
  organized: 'You do not organize any event yet.',
};

/** Without a network the schedule is that of strangers, which does not say who plays. */
const MINE_ELSEWHERE = 'The server does not answer. Your games are kept on the page Your Two Days.';

const ALL_OVER = 'These games are all over.';

interface ScheduleListProps {
  schedule: Schedule;
  view: ScheduleView;
  onChangeView: ChangeScheduleView;
  onOpen: (id: string) => void;
  /** Buttons of an event; a stable function. */
  actions?: EventActions;
  /** Shown when there are no events. */
  nextStep: ReactNode;
}

/** The schedule with its filters: a table, or rows by day on phones. */
export function ScheduleList(props: ScheduleListProps) {
  const { schedule, view, onChangeView } = props;
  const { user } = useSession();
  const { isPhone } = useScreen();
  const { hasFailed, outdatedSince, retry, shown, filteredOut, organizers, rows } = schedule;
  const { top, goToTop } = useListTop<HTMLElement>();
  const turnTo = (page: number) => {
    onChangeView({ page });
    goToTop();
  };

  const clearFilters = () => {
    onChangeView({ ...NO_EVENT_FILTERS, page: 1 });
    // The button goes with the filters.
    top.current?.focus({ preventScroll: true });
  };

  if (hasFailed) return <LoadFailure title="The events did not load" onRetry={retry} />;
  return (
    <section ref={top} tabIndex={-1} className={`card ${styles.list}`} aria-label="Event list">
      {isPhone ? (
        <PhoneFilters view={view} onChangeView={onChangeView} organizers={organizers} user={user} />
      ) : (
        <>
          <ScheduleFilters view={view} onChangeView={onChangeView} organizers={organizers} />
          <div className={`row spread wrap ${styles.second}`}>
            <Legend />
            <FilterToggles view={view} onChangeView={onChangeView} user={user} />
          </div>
        </>
      )}
      {outdatedSince !== undefined && (
        <div className={styles.note}>
          <StaleNote since={outdatedSince} isRetrying />
        </div>
      )}
      {(!isPhone || rows.length === 0) && <EarlierGames schedule={schedule} onChangeView={onChangeView} />}
      <Events {...props} user={user} onClear={clearFilters} />
      {shown + filteredOut + schedule.over > 0 && (
        <ScheduleFooter schedule={schedule} view={view} onChangeView={onChangeView} onTurn={turnTo} />
      )}
    </section>
  );
}

function Events(props: ScheduleListProps & { user: User | null; onClear: () => void }) {
  const { schedule, view, onChangeView, onOpen, actions, nextStep, user, onClear } = props;
  const { width, isPhone } = useScreen();
  const { rows, lastEnd, hasTables, isLoading, filteredOut, over, outdatedSince } = schedule;
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  const sortBy = useStableCallback((sort: EventSort, order: SortOrder) =>
    onChangeView({ sort, order, page: 1 }),
  );
  if (isLoading) {
    return (
      <div className={`pad-20 ${styles.loading}`}>
        {showsSkeleton && <ListSkeleton rows={Number(view.rows)} />}
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState>
        <p>
          {over > 0
            ? ALL_OVER
            : filteredOut > 0
              ? 'No event passes these filters.'
              : view.view === 'mine' && outdatedSince !== undefined
                ? MINE_ELSEWHERE
                : EMPTY_TEXTS[view.view]}
        </p>
        {filteredOut + over === 0 && nextStep}
        {filteredOut > 0 && over === 0 && (
          <button type="button" className="btn" onClick={onClear}>
            Clear filters
          </button>
        )}
      </EmptyState>
    );
  }
  if (isPhone) {
    return (
      <EventDays
        rows={rows}
        lastEnd={lastEnd}
        hasTables={hasTables}
        user={user}
        isByDay={view.sort === 'date' || view.sort === 'day'}
        lead={<DayLead schedule={schedule} onChangeView={onChangeView} />}
        actions={actions}
      />
    );
  }
  return (
    <EventTable
      rows={rows}
      lastEnd={lastEnd}
      hasTables={hasTables}
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

/** What flags and pawns mean. */
function Legend() {
  return (
    <ul className={`small cluster muted ${styles.legend}`} aria-label="Legend">
      <li>
        <Flag colour="yellow" /> Yellow flag: teacher wanted
      </li>
      <li>
        <Flag colour="green" /> Green flag: players wanted
      </li>
      <li>
        <Pawn className={styles.taken ?? ''} /> Taken
      </li>
      <li>
        <Pawn className={styles.free ?? ''} /> Free
      </li>
    </ul>
  );
}

/** ms between two announcements of counts that change by themselves. */
const ANNOUNCED_EVERY = 10_000;

interface ScheduleFooterProps {
  schedule: Pick<Schedule, 'page' | 'pages' | 'shown' | 'over' | 'isUnfolded' | 'filteredOut'>;
  view: ScheduleView;
  onChangeView: ChangeScheduleView;
  onTurn: (page: number) => void;
}

/** Counts, rows per page and the pager. */
function ScheduleFooter({ schedule, view, onChangeView, onTurn }: ScheduleFooterProps) {
  const { page, pages, shown, over, isUnfolded, filteredOut } = schedule;
  // What is folded is neither shown nor filtered out: the three are all events.
  const folded = over > 0 && !isUnfolded ? ` ${numeral(over)} over,` : '';
  const left = `${folded} ${numeral(filteredOut)} filtered out`;
  const text = `Showing ${count(shown, 'event')},${left}`;
  return (
    <div className={`row line-above wrap type-15 ${styles.footer}`}>
      <span>
        Showing {count(shown, 'event')},<span className="muted">{left}</span>
      </span>
      <span className="visually-hidden" role="status">
        {useThrottledText(text, ANNOUNCED_EVERY, JSON.stringify(view))}
      </span>
      <span className={`inline-row gap-8 to-end ${styles.rows}`}>
        <span className="muted" aria-hidden="true">
          Rows per page
        </span>
        <span className="select">
          <select
            className="input"
            aria-label="Rows per page"
            value={view.rows}
            onChange={({ target }) => onChangeView({ rows: target.value as ScheduleView['rows'], page: 1 })}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </span>
      </span>
      <Pager label="Pages of events" page={page} pages={pages} onChange={onTurn} />
    </div>
  );
}
