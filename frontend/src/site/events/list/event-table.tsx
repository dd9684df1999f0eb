import { memo } from 'react';
import { useEdition } from '#core/api/edition.ts';
import type { Event } from '#core/api/generated.ts';
import { type DataColumn, DataTable } from '#ui/list/data-table.tsx';
import { EventLink } from '../event-link.tsx';
import { Countdown, GameOwnerNeeded, Spots, TeacherFlag } from '../event-status.tsx';
import { FactChips } from '../fact-chips.tsx';
import { COLUMNS, type ColumnChoice, isVisible } from '../schedule/columns.ts';
import { isOver } from '../schedule/countdown.ts';
import { type EventSort, gameOwnerName, type SortOrder } from '../schedule/event-sort.ts';
import { dateText, durationText, isUndetermined, timeText } from '../schedule/event-time.ts';
import { needsGameOwner, TEACHER_TEXTS } from '../schedule/sign-up.ts';
import type { EventActions } from './event-days.tsx';
import { EventPlate } from './event-plate.tsx';
import styles from './event-table.module.css';

interface EventTableProps {
  rows: readonly Event[];
  /** ms; events that ended by then are over. */
  lastEnd: number;
  /** Events are given tables. */
  hasTables: boolean;
  sort: EventSort;
  order: SortOrder;
  onSort: (sort: EventSort, order: SortOrder) => void;
  onOpen: (id: string) => void;
  actions?: EventActions | undefined;
  columns: ColumnChoice;
  /** Of the window, in px. */
  width: number;
}

/** One page of the schedule as a sortable table. A click anywhere on a row opens its event. */
export const EventTable = memo(function EventTable(props: EventTableProps) {
  const { rows, lastEnd, hasTables, sort, order, onSort, onOpen, actions, columns, width } = props;
  const { timeZone } = useEdition();
  const shown = COLUMNS.filter((column) => isVisible(column, width, columns));
  return (
    <DataTable<Event, EventSort>
      className={styles.table}
      name="Events"
      rowHeader="game"
      rows={rows}
      columns={[
        ...shown.map(
          ({ key, title }): DataColumn<Event> => ({
            key,
            title,
            isSortable: true,
            className: styles[key],
            render: (event) => cell(key, event, { timeZone, lastEnd, hasTables }),
          }),
        ),
        ...(actions ? [{ key: 'actions', title: 'Actions', align: 'end' as const, render: actions }] : []),
      ]}
      sort={sort}
      order={order}
      onSort={onSort}
      rowProps={(event) => ({
        className: rowClass(event, lastEnd),
        onClick: ({ target }) => {
          // The link in the row opens it by itself, also in another tab.
          if (!(target as Element).closest('a, button')) onOpen(event.id);
        },
      })}
    />
  );
});

function rowClass(event: Event, lastEnd: number): string {
  if (isOver(event, lastEnd)) return `${styles.row} ${styles.over}`;
  return `${styles.row} ${needsGameOwner(event) ? styles.needy : ''}`;
}

interface CellContext extends Pick<EventTableProps, 'lastEnd' | 'hasTables'> {
  timeZone: string;
}

function cell(key: EventSort, event: Event, { timeZone, lastEnd, hasTables }: CellContext) {
  switch (key) {
    case 'game':
      return (
        <>
          <span className={styles.title}>
            <EventLink id={event.id} className={`anywhere ink strong plain-link ${styles.name}`}>
              {event.gameName}
            </EventLink>
            <EventPlate event={event} isAwaited={hasTables && !isOver(event, lastEnd)} />
          </span>
          <span className={`cluster ${styles.status}`}>
            <Countdown event={event} />
            <GameOwnerNeeded event={event} />
            <FactChips event={event} />
          </span>
        </>
      );
    case 'date':
      return dateText(event, timeZone);
    case 'day':
      return event.eventDay;
    case 'time':
      return isUndetermined(event) ? <span className="muted">{timeText(event)}</span> : event.eventTime;
    case 'duration':
      return durationText(event);
    case 'spots':
      return <Spots event={event} hasFlag />;
    case 'teacher':
      return event.teacher === 'none' || isOver(event, lastEnd) ? (
        <span className="muted">{TEACHER_TEXTS[event.teacher]}</span>
      ) : (
        <TeacherFlag event={event} />
      );
    case 'organizer':
      return event.organizer;
    case 'spotsTaken':
      return event.spotsTaken;
    case 'gameOwner':
      return gameOwnerName(event) || <span className="muted">Nobody yet</span>;
    case 'eventOwner':
    case 'id':
      return <code>{event[key === 'id' ? 'id' : 'eventOwner']}</code>;
  }
}
