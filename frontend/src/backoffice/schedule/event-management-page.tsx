import { useCallback } from 'react';
import { Link } from 'react-router';
import type { Event, User } from '#core/api/generated.ts';
import { DeleteEventQuestion } from '#site/events/details/delete-event-question.tsx';
import { EventDrawers } from '#site/events/event-drawers.tsx';
import { useOpenEvent } from '#site/events/event-link.tsx';
import styles from '#site/events/events-page.module.css';
import { ScheduleList } from '#site/events/list/schedule-list.tsx';
import { shortWhen } from '#site/events/schedule/event-time.ts';
import { useSchedule, useScheduleView } from '#site/events/schedule/use-schedule.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { SwapDialog } from './swap-dialog.tsx';
import { TablesPanel } from './tables-panel.tsx';

/** /eventManagement: the administrator edits and deletes any event, also one that is over. */
export function EventManagementPage({ user }: { user: User | null }) {
  const [view, changeView] = useScheduleView();
  const schedule = useSchedule(view, user);
  const openDialog = useOpenDialog();
  const { openEvent } = useOpenEvent();
  const actions = useCallback(
    ({ id, gameName, table, isExpired }: Event) => (
      <div className={`flex at-end ${styles.actions}`}>
        {table && !isExpired && (
          <IconButton
            icon="moved"
            label={`Swap the table of ${gameName}`}
            tooltip="Swap tables"
            onClick={() => openDialog('swap-tables', id)}
          />
        )}
        <IconButton
          icon="edit"
          label={`Edit ${gameName}`}
          tooltip="Edit"
          onClick={() => openDialog('edit-event', id)}
        />
        <IconButton
          icon="trash"
          label={`Delete ${gameName}`}
          tooltip="Delete"
          onClick={() => openDialog('delete-event', id)}
        />
      </div>
    ),
    [openDialog],
  );
  const create = (
    <button type="button" className="btn btn-primary" onClick={() => openDialog('new-event')}>
      <Icon name="plus" />
      Create New Event
    </button>
  );
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Event Management</h1>
          <p>All events, whoever organizes them.</p>
        </div>
        <div className="link-row">
          <Link className="btn" to="/events">
            View Events Page
          </Link>
          {create}
        </div>
      </div>
      <TablesPanel events={schedule.isLoading || schedule.hasFailed ? undefined : schedule.all} />
      <ScheduleList
        schedule={schedule}
        view={view}
        onChangeView={changeView}
        onOpen={openEvent}
        actions={actions}
        nextStep={create}
      />
      <DeleteEventDialog find={schedule.find} />
      <SwapDialog events={schedule.all} find={schedule.find} />
      <EventDrawers user={user} />
    </div>
  );
}

/** Asks before the administrator deletes an event. */
function DeleteEventDialog({ find }: { find: (id: string) => Event | undefined }) {
  return (
    <RoutedDialog name="delete-event" find={find}>
      {(event, frame) => (
        <DeleteEventQuestion
          event={event}
          frame={frame}
          title="Delete Event"
          subject={`${event.gameName}, ${shortWhen(event)}`}
          text="Are you sure you want to delete this event?"
          label="Delete"
        />
      )}
    </RoutedDialog>
  );
}
