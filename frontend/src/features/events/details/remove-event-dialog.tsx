import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { people } from '#antd/mail/audience-text.ts';
import { useGetCancellationQuery } from '#api/events.ts';
import { type Event, useDeleteEventMutation } from '#api/generated.ts';

interface RemoveEventDialogProps {
  event: Event;
  onRemoved: () => void;
}

/** Asks before an event is removed. */
export function RemoveEventDialog({ event, onRemoved }: RemoveEventDialogProps) {
  return (
    <RoutedDialog name="remove-event" find={(id) => (id === event.id ? event : undefined)}>
      {(shown, frame) => <Question event={shown} frame={frame} onRemoved={onRemoved} />}
    </RoutedDialog>
  );
}

function Question({ event, frame, onRemoved }: RemoveEventDialogProps & { frame: DialogFrame }) {
  const { id, gameName } = event;
  const [deleteEvent] = useDeleteEventMutation();
  // Asked for at every opening: the person confirms this number.
  const { data } = useGetCancellationQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <ConfirmDialog
      frame={frame}
      title="Are you sure?"
      subject={gameName}
      text="Do you really want to remove this event? This action cannot be undone."
      confirmLabel={data && data.people > 0 ? `Remove Event and tell ${people(data.people)}` : 'Remove Event'}
      isDestructive
      failure="Failed to delete event."
      action={() => deleteEvent(id)}
      onDone={onRemoved}
    >
      {data && data.people > 0 && (
        <p className="small muted">
          {data.people === 1 ? 'Somebody who plays or waits gets' : 'Those who play and wait get'} a mail that
          it is cancelled.
        </p>
      )}
    </ConfirmDialog>
  );
}
