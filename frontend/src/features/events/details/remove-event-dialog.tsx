import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { type Event, useDeleteEventMutation } from '#api/generated.ts';

/** Asks before an event is removed from its details. */
export function RemoveEventDialog({ event, onRemoved }: { event: Event; onRemoved: () => void }) {
  const [deleteEvent] = useDeleteEventMutation();
  return (
    <RoutedDialog name="remove-event" find={(id) => (id === event.id ? event : undefined)}>
      {({ id, gameName }, frame) => (
        <ConfirmDialog
          frame={frame}
          title="Are you sure?"
          subject={gameName}
          text="Do you really want to remove this event? This action cannot be undone."
          confirmLabel="Remove Event"
          isDestructive
          failure="Failed to delete event."
          action={() => deleteEvent(id)}
          onDone={onRemoved}
        />
      )}
    </RoutedDialog>
  );
}
