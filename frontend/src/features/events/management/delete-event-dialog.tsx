import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { type Event, useDeleteEventMutation } from '#api/generated.ts';
import { shortWhen } from '../schedule/event-time.ts';

/** Asks before the administrator deletes an event. */
export function DeleteEventDialog({ find }: { find: (id: string) => Event | undefined }) {
  const [deleteEvent] = useDeleteEventMutation();
  return (
    <RoutedDialog name="delete-event" find={find}>
      {(event, frame) => (
        <ConfirmDialog
          frame={frame}
          title="Delete Event"
          subject={`${event.gameName}, ${shortWhen(event)}`}
          text="Are you sure you want to delete this event?"
          confirmLabel="Delete"
          isDestructive
          failure="Failed to delete event."
          action={() => deleteEvent(event.id)}
        />
      )}
    </RoutedDialog>
  );
}
