import type { Event } from '#api/generated.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { DeleteEventQuestion } from './delete-event-question.tsx';

interface RemoveEventDialogProps {
  event: Event;
  onRemoved: () => void;
}

/** Asks before an event is removed by who organizes it. */
export function RemoveEventDialog({ event, onRemoved }: RemoveEventDialogProps) {
  return (
    <RoutedDialog name="remove-event" find={(id) => (id === event.id ? event : undefined)}>
      {(shown, frame) => (
        <DeleteEventQuestion
          event={shown}
          frame={frame}
          title="Are you sure?"
          subject={shown.gameName}
          text="Do you really want to remove this event? This action cannot be undone."
          label="Remove Event"
          onDone={onRemoved}
        />
      )}
    </RoutedDialog>
  );
}
